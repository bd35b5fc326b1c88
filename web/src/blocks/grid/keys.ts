/** The keys that walk through the grid. */
import type { KeyboardEvent } from 'react'

/** Enter and the arrows go up and down; left and right go on where the text in the cell ends. */
export function walk(event: KeyboardEvent<HTMLElement>, box: HTMLElement | null): void {
  const cell = event.target as HTMLInputElement
  const [row, column] = placeOf(cell) ?? []
  if (!box || row === undefined || column === undefined) return
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const step = stepOf(event, cell)
  if (!step) return
  const next = nextCell(box, [row, column], step)
  // Enter stays in the form: it must not send it.
  if (next || event.key === 'Enter') event.preventDefault()
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

export const placeOf = (cell: HTMLElement): [number, number] | undefined => {
  const [row, column] = cell.dataset.place?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : [row, column]
}

/** What cannot be typed into is passed over. */
function nextCell(box: HTMLElement, from: [number, number], step: [number, number]) {
  let [row, column] = from
  for (let tries = 0; tries < MOST_STEPS; tries += 1) {
    row += step[0]
    column += step[1]
    const cell = box.querySelector<HTMLInputElement>(`[data-place="${row}:${column}"]`)
    if (cell && !cell.disabled) return cell
    if (row < 0 || column < 0) return undefined
  }
  return undefined
}

const MOST_STEPS = 40

/** A choice and a date use the arrows themselves. */
const OWN_ARROWS = (cell: HTMLInputElement) =>
  cell instanceof HTMLSelectElement || cell.type === 'date'

function stepOf(event: KeyboardEvent, cell: HTMLInputElement): [number, number] | undefined {
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0]
  if (OWN_ARROWS(cell)) return undefined
  const { selectionStart, selectionEnd, value, type } = cell
  const whole = type === 'checkbox' || (selectionStart === 0 && selectionEnd === value.length)
  switch (event.key) {
    case 'ArrowUp':
      return [-1, 0]
    case 'ArrowDown':
      return [1, 0]
    case 'ArrowLeft':
      return whole || (selectionStart === 0 && selectionEnd === 0) ? [0, -1] : undefined
    case 'ArrowRight':
      return whole || selectionStart === value.length ? [0, 1] : undefined
    default:
      return undefined
  }
}

/** A letter, and no text is being typed: figures and buttons have no use for it. */
export function isShortcut(event: KeyboardEvent<HTMLElement>, letter: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return false
  if (event.key.toLowerCase() !== letter) return false
  const target = event.target as HTMLElement
  if (target.closest('[role="dialog"], .ant-popover')) return false
  return !target.matches('input:not([type="checkbox"], [data-figure]), textarea, select')
}

/** What covers the window keeps the keyboard: after its last control comes its first. */
export function keepInside(event: KeyboardEvent<HTMLElement>, box: HTMLElement | null): void {
  if (event.key !== 'Tab' || !box) return
  const controls = [
    ...box.querySelectorAll<HTMLElement>('button, input, select, a[href], [tabindex="0"]'),
  ].filter((one) => !one.matches(':disabled') && one.offsetParent !== null)
  const [first, last] = [controls[0], controls.at(-1)]
  const leaving = event.shiftKey ? first : last
  if (document.activeElement !== leaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
