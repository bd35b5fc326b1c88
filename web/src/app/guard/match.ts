/** Which screen an address means. */
import { matchRoutes } from 'react-router'
import type { Screen } from '../../state/screen'
import { screens } from '../screens'

const routes = screens.map((screen) => ({ path: screen.path, handle: screen }))

export function matchScreen(pathname: string): Screen | undefined {
  return matchRoutes(routes, pathname)?.[0]?.route.handle
}

export const findScreen = (path: string) => screens.find((screen) => screen.path === path)
