/** One screen: its lazily loaded page, and what stands in its place until it is there. */
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import { ErrorFace, PageLoading } from '../../design/faces'
import { loadChunk } from '../../lib/chunk'
import { ScreenContext } from '../../state/current-screen'
import type { LoadScreen, Screen } from '../../state/screen'
import { ErrorBoundary } from './error-boundary'

const pages = new Map<LoadScreen, LazyExoticComponent<ComponentType>>()

/** Begins to load at once, so that the guard can call it while it waits for the user. */
export function pageOf(load: LoadScreen) {
  const known = pages.get(load)
  if (known) return known
  const chunk = loadChunk(load)
  // Whoever renders the page learns of a failure; nobody else need.
  chunk.catch(() => undefined)
  const page = lazy(() => chunk)
  pages.set(load, page)
  return page
}

export function ScreenBody({ screen }: { screen: Screen }) {
  const [attempt, setAttempt] = useState(0)
  const Page = pageOf(screen.load)
  const retry = () => {
    // A lazy component remembers its failure: only a new one asks the server again.
    pages.delete(screen.load)
    setAttempt(attempt + 1)
  }
  return (
    <ScreenContext value={screen}>
      <ErrorBoundary
        key={attempt}
        fallback={(error) => <ErrorFace error={error} onRetry={retry} />}
      >
        <Suspense fallback={<PageLoading />}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </ScreenContext>
  )
}
