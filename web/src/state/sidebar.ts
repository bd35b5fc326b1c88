/**
 * The sidebar's entries for the user who is logged in. The app hands over the list
 * of screens once; features must not import the app to read it.
 */
import { createContext, use, useMemo } from 'react'
import { grantedPaths, type MenuEntry, sidebar } from './menus'
import type { Screen } from './screen'
import { useSession } from './session'

export const ScreensContext = createContext<readonly Screen[]>([])

/** The paths that the user's codes open. */
export function useGranted(): ReadonlySet<string> {
  const screens = use(ScreensContext)
  const codes = useSession((state) => state.menuCodes)
  return useMemo(() => grantedPaths(screens, codes), [screens, codes])
}

export function useSidebar(): MenuEntry[] {
  const screens = use(ScreensContext)
  const granted = useGranted()
  const staff = useSession((state) => state.account?.userType === 'PLATFORM')
  return useMemo(() => sidebar(screens, granted, staff), [screens, granted, staff])
}
