import { rootOf } from './paths'

/** What stands inside a field may still be on its way; later than this it would jump under the hand. */
const PATIENCE_MS = 3000

/** Goes as near as it can, and on to the very place when it comes, unless somebody has gone elsewhere meanwhile. */
export function goPatiently(box: HTMLElement | null, path: string): void {
  if (!box || goToField(box, path)) return
  let left = document.activeElement
  const watch = new MutationObserver(() => {
    if (document.activeElement !== left || goToField(box, path)) watch.disconnect()
    left = document.activeElement
  })
  watch.observe(box, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), PATIENCE_MS)
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
