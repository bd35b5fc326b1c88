import { use } from 'react'
import { dictItems, findDictItem, fitsRoom, useDictionary } from '../state/dictionary'
import { RoomContext } from './room-context'
import { Select, type SelectProps } from './select'

interface DictSelectProps extends Omit<SelectProps, 'options'> {
  type: string
  /** Only what this live room offers; that of the form around unless told. */
  liveRoom?: string
}

/** A choice from a dictionary; what is disabled or not for the room only shows when it is the present value. */
export function DictSelect({ type, liveRoom, ...props }: DictSelectProps) {
  const items = useDictionary((state) => state.items)
  const around = use(RoomContext)
  const room = liveRoom ?? around
  const present = [props.value].flat().filter((value) => typeof value === 'string')
  const offered = dictItems(items, type, room)
    .filter((item) => !item.disabled || present.includes(item.value))
    .map(({ value, label, disabled }) => ({ value, label, disabled }))
  const others = present
    .filter((value) => !offered.some((option) => option.value === value))
    .flatMap((value) => findDictItem(items, type, value) ?? [])
    .map((item) => ({
      value: item.value,
      label: room && !fitsRoom(item, room) ? `${item.label}(不适用当前直播间)` : item.label,
      disabled: true,
    }))
  return <Select {...props} options={[...offered, ...others]} />
}
