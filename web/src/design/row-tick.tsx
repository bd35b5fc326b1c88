import type { Selection } from './columns'
import { Tick } from './tick'

interface RowTickProps<T> {
  selection: Selection<T>
  row: T
  rowKey: (row: T) => Selection<T>['keys'][number]
  rowName?: (row: T) => string
}

/** Chooses one row, in a table and on a card. */
export function RowTick<T>({ selection, row, rowKey, rowName }: RowTickProps<T>) {
  const { keys, onChange, disabled } = selection
  const key = rowKey(row)
  const chosen = keys.includes(key)
  const unfit = disabled?.(row)
  return (
    <Tick
      aria-label={`选择 ${rowName?.(row) ?? ''}`}
      checked={chosen}
      disabled={Boolean(unfit)}
      title={unfit}
      onChange={() => onChange(chosen ? keys.filter((one) => one !== key) : [...keys, key])}
    />
  )
}
