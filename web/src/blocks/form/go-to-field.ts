import { rootOf } from './paths'

/** What stands inside a field may still be on its way; later than this it would jump under the hand. */
const PATIENCE_MS = 3000

/**
 * Goes as near as it can, and on to the very place when it comes; what arrives above it meanwhile does not push it out
 * of sight. Whoever goes elsewhere or begins to work there is left alone.
 */
export function goPatiently(box: HTMLElement | null, path: string): void {
  if (!box) return
  goToField(box, path)
  let left = document.activeElement
  const ended = new AbortController()
  const watch = new MutationObserver(() => {
    if (document.activeElement !== left) return ended.abort()
    goToField(box, path)
    left = document.activeElement
  })
  ended.signal.addEventListener('abort', () => watch.disconnect())
  for (const work of ['keydown', 'pointerdown', 'wheel'])
    window.addEventListener(work, () => ended.abort(), { signal: ended.signal, passive: true })
  watch.observe(box, { childList: true, subtree: true })
  setTimeout(() => ended.abort(), PATIENCE_MS)
}

/** Brings a field, or the place inside it, into sight and the keyboard into it; says whether it was the very place. */
export function goToField(box: HTMLElement | null, path: string): boolean {
  const at = (name: string) => box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)
  const place = at(path) ?? at(dotted(path))
  const field = place ?? at(rootOf(path))
  if (!field) return false
  field.scrollIntoView({ block: 'center' })
  const control = field.querySelector<HTMLElement>(
    'input:not([type="file"], [disabled]), textarea, button, [tabindex="0"]',
  )
  control?.focus({ preventScroll: true })
  return Boolean(place)
}

/** A place that is known by a code is written either way: `offerAttrs[filingNo]`, `offerAttrs.filingNo`. */
const dotted = (path: string) => path.replace(/\[(\D\w*)\]/g, '.$1')
