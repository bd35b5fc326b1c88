import { type ComponentType, lazy, Suspense } from 'react'
import { loadChunk } from '../lib/chunk'

/** A part of a page whose code is fetched when it is first shown: what opens on a press need not come with the page. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() => loadChunk(async () => ({ default: await load() })))
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
