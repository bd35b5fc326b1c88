/** Where things stand on a board, and where they go. Pure. */

/** The id goes before another one, or to the end. */
export function movedBefore(ids: readonly number[], id: number, before?: number): number[] {
  if (id === before) return [...ids]
  const rest = ids.filter((one) => one !== id)
  const at = before === undefined ? rest.length : rest.indexOf(before)
  return rest.toSpliced(at < 0 ? rest.length : at, 0, id)
}

/** One place up or down; undefined where there is none. */
export function stepped(ids: readonly number[], id: number, by: -1 | 1): number[] | undefined {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return undefined
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}

export const sameOrder = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, at) => id === b[at])

/** In this order; what it does not name keeps its own at the end. */
export function inOrder<T extends { id: number }>(rows: readonly T[], ids: readonly number[]): T[] {
  const place = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return rows.toSorted((a, b) => place(a.id) - place(b.id))
}

/** The row before which something is dropped: the first whose middle lies below; none means the end. */
export function rowBelow<T extends { top: number; height: number }>(
  rows: readonly T[],
  y: number,
): T | undefined {
  return rows.toSorted((a, b) => a.top - b.top).find(({ top, height }) => y < top + height / 2)
}
