/** A category of any of the three levels, as lists of offers are searched by. */
import { DictTreeSelect } from '../../../design/dict-tree-select'
import type { SearchField } from '../../../design/search-fields'
import { dictLabel, useDictionary } from '../../../state/dictionary'

const LEVELS = ['categoryCode', 'category2', 'category3'] as const

/** `Cosmetic_Skincare` is of the second level. */
export const categoryParams = (value: unknown) => {
  const codes = [value].flat().filter(Boolean).map(String)
  const [first] = codes
  const level = first === undefined ? undefined : LEVELS[first.split('_').length - 1]
  return level ? { [`${level}.in`]: codes.filter((code) => levelOf(code) === level) } : {}
}

const levelOf = (code: string) => LEVELS[code.split('_').length - 1]

export const categorySearch: SearchField = {
  name: 'categoryCode',
  label: '类目',
  kind: 'custom',
  control: ({ id, value, onChange }) => (
    <DictTreeSelect
      id={id}
      type="ProductCategory"
      placeholder="任一级类目"
      value={[value].flat().map(String)[0] || undefined}
      onChange={(next) => onChange(next ? [next] : undefined)}
    />
  ),
  toParams: categoryParams,
  words: (value) =>
    [value]
      .flat()
      .map((code) => dictLabel(useDictionary.getState().items, 'ProductCategory', String(code)))
      .join('、'),
}
