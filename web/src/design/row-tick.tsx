import { type ChangeEvent, createContext, type Key, type RefObject, use } from 'react'
import type { Selection } from './columns'
import { Tick } from './tick'

interface Chosen extends Selection<never> {
  /** The rows that can be chosen, as they stand, and which was ticked last. */
  order?: readonly Key[]
  last?: RefObject<Key | null>
}

/** What is chosen in the list around: a tick hears of it by itself, the rest of its row is not drawn again. */
export const SelectionContext = createContext<Chosen | undefined>(undefined)

interface RowTickProps<T> {
  row: T
  rowKey: (row: T) => Key
  rowName?: (row: T) => string
}

/** Chooses one row, in a table and on a card; with Shift all from the last one to it. */
export function RowTick<T>({ row, rowKey, rowName }: RowTickProps<T>) {
  const { keys = [], onChange, disabled, order = [], last } = use(SelectionContext) ?? {}
  const key = rowKey(row)
  const chosen = keys.includes(key)
  const unfit = disabled?.(row as never)
  const turn = ({ nativeEvent }: ChangeEvent) => {
    const shift = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
    const some = shift ? between(order, last?.current, key) : [key]
    if (last) last.current = key
    const others = keys.filter((one) => !some.includes(one))
    onChange?.(chosen ? others : [...others, ...some])
  }
  return (
    <Tick
      aria-label={`选择 ${rowName?.(row) ?? ''}`}
      checked={chosen}
      disabled={Boolean(unfit)}
      title={unfit}
      onChange={turn}
    />
  )
}

/** Both ends among them; the one alone where the other is not there any more. */
export function between(order: readonly Key[], from: Key | null | undefined, to: Key): Key[] {
  const ends = [from === null || from === undefined ? -1 : order.indexOf(from), order.indexOf(to)]
  if (ends.some((end) => end < 0)) return [to]
  return order.slice(Math.min(...ends), Math.max(...ends) + 1)
}
