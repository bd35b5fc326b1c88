import { type RefObject, useEffect } from 'react'

/** Marks on which sides of a frame more can be scrolled to, so that what is stuck there can show its edge. */
export function useEdges(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = frame.current
    if (!box) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = box
      box.toggleAttribute('data-more-left', scrollLeft > 0)
      box.toggleAttribute('data-more-right', scrollLeft + clientWidth < scrollWidth - 1)
    }
    // It tells of the first size as well, when nothing has to be measured for it.
    const sizes = new ResizeObserver(mark)
    for (const part of [box, ...box.children]) sizes.observe(part)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [frame])
}
