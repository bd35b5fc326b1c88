import { useSyncExternalStore } from 'react'

/** Below this the sidebar is a drawer. */
export const DRAWER_BELOW = 992
/** Below this it is a phone. */
export const PHONE_BELOW = 576

export function useNarrower(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
