/** What the guard does with a navigation (S2-04…S2-09). Pure. */
import { isEntrance } from '../../lib/redirect'
import type { Screen } from '../../state/screen'

export interface Situation {
  pathname: string
  search: string
  screen: Screen | undefined
  token: string | null
  /** Whether roles are loaded; the list is looked at for nothing else (S6-08). */
  loaded: boolean
  /** The token was dropped on purpose and a dialog asks for a new login (S2-13). */
  waiting: boolean
  left: boolean
  granted: ReadonlySet<string>
}

export type Decision =
  | { kind: 'show'; screen: Screen }
  | { kind: 'load' }
  | { kind: 'go'; to: string }
  /** To a page outside the app: the entrance has its own, light code. */
  | { kind: 'leave'; to: string }

export function decide(now: Situation): Decision {
  const { pathname, search, screen, token } = now
  const wanted = pathname + search
  if (isEntrance(pathname)) {
    return pathname === '/login' && token ? { kind: 'go', to: '/' } : { kind: 'leave', to: wanted }
  }
  if (screen?.public) return { kind: 'show', screen }
  if (!token && !now.waiting) {
    return { kind: 'leave', to: now.left ? '/login' : loginFor(wanted) }
  }
  if (pathname === '/') return { kind: 'go', to: '/dashboard' }
  if (!now.loaded) return { kind: 'load' }
  if (!screen) return { kind: 'go', to: '/404' }
  if (!now.granted.has(screen.path)) return { kind: 'go', to: '/401' }
  return { kind: 'show', screen }
}

export const loginFor = (wanted: string) => `/login?redirect=${encodeURIComponent(wanted)}`
