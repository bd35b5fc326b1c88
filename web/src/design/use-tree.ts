import { type Key, useState } from 'react'

/** A row as it stands in its list. */
export interface Listed<T> {
  row: T
  /** How deep below the first rows of its tree. */
  level: number
  open?: boolean
  /** Where it has rows below it. */
  onToggle?: () => void
}

/** The rows of a tree one after the other, without those below a closed one; all are open at first. */
export function useTree<T extends object>(
  rows: readonly T[],
  rowKey: (row: T) => Key,
  children: (keyof T & string) | undefined,
): readonly Listed<T>[] {
  const [closed, setClosed] = useState<ReadonlySet<Key>>(new Set())
  if (!children) return rows.map((row) => ({ row, level: 0 }))
  const toggle = (key: Key) =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const listed = (some: readonly T[], level: number): Listed<T>[] =>
    some.flatMap((row) => {
      const below = (row[children] as readonly T[] | undefined) ?? []
      if (below.length === 0) return [{ row, level }]
      const key = rowKey(row)
      const open = !closed.has(key)
      return [
        { row, level, open, onToggle: () => toggle(key) },
        ...(open ? listed(below, level + 1) : []),
      ]
    })
  return listed(rows, 0)
}
