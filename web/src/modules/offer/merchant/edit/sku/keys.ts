/** The keys that walk through the grid. */
import type { KeyboardEvent } from 'react'

/** Enter and the arrows go up and down; left and right go on where the text in the cell ends. */
export function walk(event: KeyboardEvent<HTMLElement>, box: HTMLElement | null): void {
  const cell = event.target as HTMLInputElement
  const [row, column] = cell.dataset.place?.split(':').map(Number) ?? []
  if (!box || row === undefined || column === undefined) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const step = stepOf(event, cell)
  if (!step) return
  const next = box.querySelector<HTMLInputElement>(
    `[data-place="${row + step[0]}:${column + step[1]}"]:not([disabled])`,
  )
  // Enter stays in the form: it must not send it.
  if (next || event.key === 'Enter') event.preventDefault()
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

function stepOf(event: KeyboardEvent, cell: HTMLInputElement): [number, number] | undefined {
  const chooses = cell instanceof HTMLSelectElement
  const { selectionStart, selectionEnd, value } = cell
  const whole = !chooses && selectionStart === 0 && selectionEnd === value.length
  switch (event.key) {
    case 'Enter':
      return [event.shiftKey ? -1 : 1, 0]
    case 'ArrowUp':
      return chooses ? undefined : [-1, 0]
    case 'ArrowDown':
      return chooses ? undefined : [1, 0]
    case 'ArrowLeft':
      return chooses || whole || (selectionStart === 0 && selectionEnd === 0) ? [0, -1] : undefined
    case 'ArrowRight':
      return chooses || whole || selectionStart === value.length ? [0, 1] : undefined
    default:
      return undefined
  }
}
