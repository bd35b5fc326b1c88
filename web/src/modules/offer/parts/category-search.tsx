/** A category of any of the three levels, as lists of offers are searched by. */
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { WithOperator } from '../../../design/search-control'
import { chosenOf, type SearchField } from '../../../design/search-fields'
import { dictLabel, useDictionary } from '../../../state/dictionary'

const LEVELS = ['categoryCode', 'category2', 'category3'] as const

/** `Cosmetic_Skincare` is of the second level. */
const levelOf = (code: string) => LEVELS[code.split('_').length - 1]

export const categoryParams = (value: unknown) => {
  const { op, values } = chosenOf(value)
  const level = values[0] && levelOf(values[0])
  if (!level) return {}
  const operator = op === 'in' ? 'in' : 'notIn'
  return { [`${level}.${operator}`]: values.filter((code) => levelOf(code) === level) }
}

export const categorySearch: SearchField = {
  name: 'categoryCode',
  label: '类目',
  kind: 'custom',
  control: ({ id, value, onChange }) => (
    <WithOperator label="类目" value={value} onChange={onChange}>
      {([first], choose) => (
        <DictTreeSelect
          id={id}
          type="ProductCategory"
          placeholder="任一级类目"
          value={first}
          onChange={(next) => choose(next ? [next] : [])}
        />
      )}
    </WithOperator>
  ),
  toParams: categoryParams,
  words: (value) => {
    const { op, values } = chosenOf(value)
    const { items } = useDictionary.getState()
    const labels = values.map((code) => dictLabel(items, 'ProductCategory', code))
    return `${op === 'not_in' ? '类目不是' : ''}${labels.join('、')}`
  },
}
