/** Coming back from a document, the reader stands at the row that he left. */
import { type RefObject, use, useEffect } from 'react'
import { TabContext } from '../../state/dirty'

/** By tab; lost with the window, as the open page itself is. */
const left = new Map<string, number>()

/** Remembers the row by which the reader leaves. */
export function useLeaveRow() {
  const tab = use(TabContext)
  return (id: number) => {
    left.set(tab, id)
  }
}

export function useReturnRow(box: RefObject<HTMLElement | null>, ready: boolean): void {
  const tab = use(TabContext)
  // A page that comes back to the front runs its effects again.
  useEffect(() => {
    const id = left.get(tab)
    if (!ready || id === undefined) return
    const row = box.current?.querySelector<HTMLElement>(`[data-row-key="${id}"]`)
    if (!row) return
    left.delete(tab)
    // After the page has given the focus to its heading.
    requestAnimationFrame(() => {
      row.scrollIntoView({ block: 'center' })
      row.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
    })
  }, [tab, box, ready])
}
