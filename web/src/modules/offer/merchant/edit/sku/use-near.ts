/** Says by an attribute which rows are in sight or close to it. Not by their state: scrolling draws nothing anew. */
import { type RefObject, useEffect } from 'react'

const CLOSE = '160px'

export function useNear(box: RefObject<HTMLElement | null>, rows: number, off: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are to be watched
  useEffect(() => {
    if (off) return
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen)
          target.toggleAttribute('data-near', isIntersecting)
      },
      // Of the box that scrolls as well, where the browser knows how.
      { rootMargin: CLOSE, scrollMargin: CLOSE } as IntersectionObserverInit,
    )
    for (const row of box.current?.querySelectorAll('tbody tr') ?? []) watch.observe(row)
    return () => watch.disconnect()
  }, [box, rows, off])
}
