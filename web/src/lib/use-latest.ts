import { type RefObject, useInsertionEffect, useRef } from 'react'

/** What was drawn last, for handlers that outlive a drawing. Written when it stands on the page, never while it is drawn. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
