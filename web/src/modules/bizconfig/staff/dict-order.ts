/** Where a dragged item lands: always among its own siblings. Pure. */
interface Row {
  id: number
  parentId: number
  children: readonly Row[]
}

export const siblingsOf = <T extends Row>(rows: readonly T[], parentId: number): readonly T[] => {
  if (parentId === 0) return rows
  for (const row of rows) {
    if (row.id === parentId) return row.children as readonly T[]
    const found = siblingsOf(row.children as readonly T[], parentId)
    if (found.length > 0) return found
  }
  return []
}

const find = (rows: readonly Row[], id: number): Row | undefined => {
  for (const row of rows) {
    const found = row.id === id ? row : find(row.children, id)
    if (found) return found
  }
  return undefined
}

/** The new order of the siblings; null where the two are none. */
export function dropped(rows: readonly Row[], dragged: number, onto: number, after = true) {
  const [one, other] = [find(rows, dragged), find(rows, onto)]
  if (!one || !other || one.parentId !== other.parentId) return null
  const ids = siblingsOf(rows, one.parentId)
    .map(({ id }) => id)
    .filter((id) => id !== dragged)
  ids.splice(ids.indexOf(onto) + (after ? 1 : 0), 0, dragged)
  return { parentId: one.parentId, ids }
}
