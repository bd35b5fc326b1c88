/** The screen that a page is rendered for: its title is declared there and nowhere else. */
import { createContext, use } from 'react'
import type { Screen } from './screen'

export const ScreenContext = createContext<Screen | null>(null)

export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('A page must stand inside a screen.')
  return screen
}
