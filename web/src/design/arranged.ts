/** The columns of a list as its reader wants them. Pure. */
import type { Column } from './columns'

export interface Arrangement {
  hidden: readonly string[]
  order: readonly string[]
  pinned: readonly string[]
  widths: Readonly<Record<string, number>>
}

/** All but the first, which names the row, stays where it is and is never hidden. */
export function ordered<T>(columns: readonly Column<T>[], order: readonly string[]): Column<T>[] {
  const at = ({ key }: Column<T>, otherwise: number) => {
    const place = order.indexOf(key)
    return place < 0 ? order.length + otherwise : place
  }
  return columns
    .slice(1)
    .map((column, nth) => ({ column, place: at(column, nth) }))
    .sort((one, other) => one.place - other.place)
    .map(({ column }) => column)
}

export function arranged<T>(
  columns: readonly Column<T>[],
  { hidden, order, pinned, widths }: Arrangement,
): Column<T>[] {
  const [first, ...rest] = [...columns.slice(0, 1), ...ordered(columns, order)]
  if (!first) return []
  const shown = rest.filter(({ key }) => !hidden.includes(key))
  const stays = ({ key, fixed }: Column<T>) => fixed === 'left' || pinned.includes(key)
  const left = [first, ...shown.filter(stays)].map((column) => ({
    ...column,
    fixed: 'left' as const,
  }))
  return [...left, ...shown.filter((column) => !stays(column))].map((column) => ({
    ...column,
    width: widths[column.key] ?? column.width,
  }))
}

/** The keys after one of them has been put before or behind its neighbour. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key)
  const to = from + by
  if (from < 0 || to < 0 || to >= keys.length) return [...keys]
  const next = [...keys]
  next.splice(from, 1)
  next.splice(to, 0, key)
  return next
}
