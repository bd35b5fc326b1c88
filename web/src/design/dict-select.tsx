import { dictItems, useDictionary } from '../state/dictionary'
import { Select, type SelectProps } from './select'

interface DictSelectProps extends Omit<SelectProps, 'options'> {
  type: string
  /** Only what this live room offers. */
  liveRoom?: string
}

/** A choice from a dictionary; disabled items only show when they are the present value. */
export function DictSelect({ type, liveRoom, ...props }: DictSelectProps) {
  const items = useDictionary((state) => state.items)
  const present = new Set([props.value].flat())
  const options = dictItems(items, type, liveRoom)
    .filter((item) => !item.disabled || present.has(item.value))
    .map(({ value, label, disabled }) => ({ value, label, disabled }))
  return <Select {...props} options={options} />
}
