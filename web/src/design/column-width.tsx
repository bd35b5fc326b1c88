/** The edge of a column's head: drawn aside it changes the width, pressed twice it gives the column's own back. */
import { type PointerEvent, useRef } from 'react'
import styles from './data-table.module.css'

const NARROWEST = 56
const WIDEST = 800

interface ColumnWidthProps {
  /** Which track of the grid it is, and all of them. */
  track: number
  tracks: readonly string[]
  onWidth: (width: number | undefined) => void
}

export function ColumnWidth({ track, tracks, onWidth }: ColumnWidthProps) {
  const drawn = useRef<{ from: number; width: number; table: HTMLElement; last: number }>(null)
  const begin = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.parentElement
    const table = head?.closest('table')
    if (!head || !table || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const width = head.offsetWidth
    drawn.current = { from: event.clientX, width, table, last: width }
  }
  // The grid follows the hand without a single cell being drawn again.
  const follow = (event: PointerEvent) => {
    const now = drawn.current
    if (!now) return
    now.last = Math.round(
      Math.min(WIDEST, Math.max(NARROWEST, now.width + event.clientX - now.from)),
    )
    const next = tracks.map((one, at) => (at === track ? `${now.last}px` : one))
    now.table.style.setProperty('--columns', next.join(' '))
  }
  const end = () => {
    const now = drawn.current
    drawn.current = null
    if (now && now.last !== now.width) onWidth(now.last)
  }
  return (
    <span
      aria-hidden="true"
      className={styles.edge}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(undefined)}
    />
  )
}
