/**
 * One tooltip for the whole portal. Whatever carries `hint(…)` is explained when the pointer rests on it or the keyboard
 * reaches it: an attribute in each of a hundred rows instead of a component with its listeners and measures.
 */
import { useEffect, useState } from 'react'
import { isLongName } from '../lib/names'
import { later } from './later'

/** S9-13: room that a text wants to its right, and when it is measured. */
const PADDING = 20
const MEASURE_MS = 200
const LEAVE_MS = 100

const Bubble = later(() => import('./hint-bubble').then((part) => part.Bubble))

export const hint = (text: string | null | undefined) => (text ? { 'data-hint': text } : {})

/** Only where the text is long (S2-34) or does not fit into its line (S9-13). */
export const hintIfCut = (text: string) => ({ 'data-hint': text, 'data-hint-if-cut': '' })

export function Hints() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => watch(setTarget), [])
  const text = target?.dataset.hint
  if (!target || !text) return null
  return <Bubble key={text} target={target} text={text} />
}

/** Tells which element is to be explained now; answers how to stop. */
function watch(show: (target: HTMLElement | null) => void): () => void {
  let wanted: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const want = (next: HTMLElement | null, after: number) => {
    if (next === wanted) return
    wanted = next
    clearTimeout(timer)
    timer = setTimeout(() => show(next?.isConnected && isWanted(next) ? next : null), after)
  }
  const reach = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    // Whoever moves on to the words themselves may read them in peace.
    if (target.closest('[role="tooltip"]')) return clearTimeout(timer)
    const next = target.closest<HTMLElement>('[data-hint]')
    want(next, next ? MEASURE_MS : LEAVE_MS)
  }
  const focus = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) reach(event)
  }
  const away = () => want(null, 0)
  const key = ({ key }: KeyboardEvent) => key === 'Escape' && away()
  const listeners = [
    ['pointerover', reach],
    ['focusin', focus],
    ['focusout', away],
    ['pointerdown', away],
    ['scroll', away],
    ['keydown', key],
  ] as const
  for (const [name, listen] of listeners)
    document.addEventListener(name, listen as EventListener, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const [name, listen] of listeners)
      document.removeEventListener(name, listen as EventListener, { capture: true })
  }
}

function isWanted(target: HTMLElement): boolean {
  const { hint = '', hintIfCut } = target.dataset
  if (hintIfCut === undefined || isLongName(hint)) return true
  const line = target.firstElementChild ?? target
  if (line.scrollWidth > line.clientWidth) return true
  // One that may be pressed is only as wide as its text: the room is what it stands in.
  const room = target.parentElement?.clientWidth ?? 0
  const range = document.createRange()
  range.selectNodeContents(line)
  return range.getBoundingClientRect().width + PADDING > room
}
