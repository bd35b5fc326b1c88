import { createContext, use } from 'react'
import type { Selection } from './columns'
import { Tick } from './tick'

/** What is chosen in the list around: a tick hears of it by itself, the rest of its row is not drawn again. */
export const SelectionContext = createContext<Selection<never> | undefined>(undefined)

interface RowTickProps<T> {
  row: T
  rowKey: (row: T) => Selection<T>['keys'][number]
  rowName?: (row: T) => string
}

/** Chooses one row, in a table and on a card. */
export function RowTick<T>({ row, rowKey, rowName }: RowTickProps<T>) {
  const { keys = [], onChange, disabled } = use(SelectionContext) ?? {}
  const key = rowKey(row)
  const chosen = keys.includes(key)
  const unfit = disabled?.(row as never)
  return (
    <Tick
      aria-label={`选择 ${rowName?.(row) ?? ''}`}
      checked={chosen}
      disabled={Boolean(unfit)}
      title={unfit}
      onChange={() => onChange?.(chosen ? keys.filter((one) => one !== key) : [...keys, key])}
    />
  )
}
