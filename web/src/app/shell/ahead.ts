/** Fetches the pages that the menu leads to while nobody waits for anything, so that opening one is drawing it. */
import { useEffect } from 'react'
import { useSidebar } from '../../state/sidebar'
import { pageOf } from './screen-body'

/** What somebody asked for comes first. */
const SETTLED_MS = 4000

export function useAhead(): void {
  const entries = useSidebar()
  useEffect(() => {
    if (!import.meta.env.PROD || spares()) return
    const loads = entries
      .flatMap((entry) => (entry.kind === 'screen' ? entry.screen : entry.screens))
      .map(({ load }) => load)
    let waiting = 0
    const next = () => {
      const load = loads.shift()
      if (load === undefined) return
      pageOf(load)
      waiting = whenIdle(next)
    }
    const timer = setTimeout(() => {
      waiting = whenIdle(next)
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      loads.length = 0
      window.cancelIdleCallback?.(waiting)
    }
  }, [entries])
}

/** A browser without such a call is not worth guessing for. */
const whenIdle = (run: () => void) => window.requestIdleCallback?.(run) ?? 0

/** Whoever pays for each byte fetches nothing on a guess. */
const spares = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
