/**
 * What we take of the router's inside, and nothing else does: the contexts by which it tells its parts where they are.
 * Its own parts ask for the whole place and are drawn anew at every step; a portal of many open pages cannot afford that.
 * `router-inside.test.tsx` says what we rely on.
 */
import { type ReactNode, use, useMemo } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  NavigationType,
  parsePath,
  Route,
  UNSAFE_RouteContext as RouteContext,
  Routes,
} from 'react-router'

/** Goes to a place, without hearing of every other step that somebody takes. */
export function useGo(): (to: string) => void {
  const { navigator } = use(NavigationContext)
  return (to) => navigator.push(to)
}

interface PlaceProps {
  /** With `:name` for parameters. */
  path: string
  location: string
  children: ReactNode
}

/** What stands in it knows this place alone, wherever the reader goes. */
export function Place({ path, location, children }: PlaceProps) {
  const here = useMemo(
    () => ({ location: placeOf(location), navigationType: NavigationType.Pop }),
    [location],
  )
  return (
    <RouteContext value={ROOT}>
      <LocationContext value={here}>
        <Routes>
          <Route path={path} element={children} />
        </Routes>
      </LocationContext>
    </RouteContext>
  )
}

/** A page is no child of the way that led to it, which is another one with every step. */
const ROOT = { outlet: null, matches: [], isDataRoute: false }

const placeOf = (location: string) => ({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: location,
  ...parsePath(location),
})
