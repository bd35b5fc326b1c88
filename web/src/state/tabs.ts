/**
 * The tabs of visited views (S2-31). A tab is its path plus the parameters that
 * its screen declares as identity; list state is remembered in the tab and never
 * makes a second one. Kept per user in session storage, so that F5 keeps them.
 */
import { create } from 'zustand'
import { storage } from '../api/storage'
import type { Screen } from './screen'

export interface Tab {
  key: string
  /** The screen's declared path. */
  screen: string
  /** Where the tab stands now, query included. */
  location: string
  title: string
  affix: boolean
}

interface TabsState {
  user: number
  tabs: Tab[]
  /** Keys of the tabs whose page is kept mounted, most recent last. */
  live: string[]
  /** Counts the refreshes of a tab: another count is another page. */
  refreshes: Record<string, number>
}

/** More mounted pages than this cost memory without anyone's noticing them. */
const MAX_LIVE = 10

export const useTabs = create<TabsState>(() => ({ user: 0, tabs: [], live: [], refreshes: {} }))

export function tabKey(screen: Screen, pathname: string, search: string): string {
  const given = new URLSearchParams(search)
  const parts = (screen.identity ?? [])
    .filter((name) => given.has(name))
    .map((name) => `${name}=${given.get(name)}`)
  return parts.length > 0 ? `${pathname}?${parts.join('&')}` : pathname
}

/** Brings back the user's tabs; affixed ones are always there, and first. */
export function restoreTabs(
  user: number,
  affixed: readonly Screen[],
  mayOpen: (screen: string) => boolean,
): void {
  const kept = storage
    .tabs(user)
    .get()
    .filter(isTab)
    .filter((tab) => !tab.affix && mayOpen(tab.screen))
  const pinned = affixed.map(({ path, title }) => ({
    key: path,
    screen: path,
    location: path,
    title,
    affix: true,
  }))
  useTabs.setState({ user, tabs: [...pinned, ...kept], live: [], refreshes: {} })
}

const isTab = (value: unknown): value is Tab =>
  typeof value === 'object' && value !== null && 'key' in value && 'screen' in value

export function visit(screen: Screen, pathname: string, search: string, title: string): string {
  const key = tabKey(screen, pathname, search)
  const location = pathname + search
  update((state) => {
    const known = state.tabs.find((tab) => tab.key === key)
    const tabs = known
      ? state.tabs.map((tab) => (tab.key === key ? { ...tab, location } : tab))
      : [...state.tabs, { key, screen: screen.path, location, title, affix: !!screen.affix }]
    const live = [...state.live.filter((other) => other !== key), key]
    return { tabs, live: live.slice(-MAX_LIVE) }
  })
  return key
}

export const renameTab = (key: string, title: string) =>
  update(({ tabs }) => ({ tabs: tabs.map((tab) => (tab.key === key ? { ...tab, title } : tab)) }))

export const refreshTab = (key: string) =>
  update(({ refreshes }) => ({ refreshes: { ...refreshes, [key]: (refreshes[key] ?? 0) + 1 } }))

/** Closes what `which` names, never an affixed tab. Answers where to go when `current` is gone. */
export function closeTabs(which: (tab: Tab) => boolean, current: string): string | null {
  const before = useTabs.getState().tabs
  const after = before.filter((tab) => tab.affix || !which(tab))
  const open = new Set(after.map((tab) => tab.key))
  update(({ live }) => ({ tabs: after, live: live.filter((key) => open.has(key)) }))
  if (open.has(current)) return null
  const place = before.findIndex((tab) => tab.key === current)
  const nearest =
    before.slice(place + 1).find((tab) => open.has(tab.key)) ??
    before.slice(0, place).findLast((tab) => open.has(tab.key))
  return nearest?.location ?? '/'
}

export function clearTabs(): void {
  const { user } = useTabs.getState()
  storage.tabs(user).remove()
  useTabs.setState({ user: 0, tabs: [], live: [], refreshes: {} })
}

function update(change: (state: TabsState) => Partial<TabsState>) {
  useTabs.setState(change)
  const { user, tabs } = useTabs.getState()
  if (user) storage.tabs(user).set(tabs)
}
