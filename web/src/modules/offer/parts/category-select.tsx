import type { RefSelectProps } from 'antd'
import type { Ref } from 'react'
import type { Put } from '../../../blocks/form/form-parts'
import { Select } from '../../../design/select'
import { findDictItem, useDictionary } from '../../../state/dictionary'
import styles from './category-select.module.css'

interface CategoryProps {
  /** The first level, chosen elsewhere. */
  root: string
  second?: string
  third?: string
  put: Put
  id?: string
  disabled?: boolean
  onChange?: (second: string | undefined) => void
  ref?: Ref<RefSelectProps>
}

/** Two levels in one field: the third follows from the second, and is there only where that has any. */
export function CategorySelect(props: CategoryProps) {
  const { root, second, third, put, id, disabled, onChange, ref } = props
  const items = useDictionary((state) => state.items)
  const under = (code: string | undefined) =>
    (code ? findDictItem(items, 'ProductCategory', code)?.children : undefined) ?? []
  const options = (code: string | undefined) =>
    under(code).map(({ value, label, disabled: off }) => ({ value, label, disabled: off }))
  return (
    <div className={styles.pair}>
      <Select
        ref={ref}
        id={id}
        disabled={disabled}
        placeholder="二级类目"
        options={options(root)}
        value={second}
        onChange={(next?: string) => {
          onChange?.(next)
          put({ category2: next, category3: undefined })
        }}
      />
      <span data-field="category3">
        <Select
          aria-label="三级类目"
          disabled={disabled || under(second).length === 0}
          placeholder={second && under(second).length === 0 ? '无' : '三级类目'}
          options={options(second)}
          value={third}
          // With the second, so that what was missing there is no longer said.
          onChange={(next?: string) => put({ category2: second, category3: next })}
        />
      </span>
    </div>
  )
}

/** Whether a category of the second level has any below it. */
export const hasDeeper = (code: string) =>
  (findDictItem(useDictionary.getState().items, 'ProductCategory', code)?.children ?? []).some(
    ({ disabled }) => !disabled,
  )
