import { Select, type SelectProps } from 'antd'
import { t } from '../i18n/texts'
import { dictItems, useDictionary } from '../state/dictionary'

/** From this many options on, one may type to find (S9-15). */
const SEARCH_OVER = 15

/** A choice from a dictionary; disabled items only show when they are the present value. */
export function DictSelect({ type, ...props }: SelectProps<string> & { type: string }) {
  const items = useDictionary((state) => state.items)
  const options = dictItems(items, type)
    .filter((item) => !item.disabled || item.value === props.value)
    .map(({ value, label, disabled }) => ({ value, label, disabled }))
  return (
    <Select
      placeholder={t('common.choose')}
      showSearch={options.length > SEARCH_OVER && { optionFilterProp: 'label' }}
      {...props}
      options={options}
    />
  )
}
