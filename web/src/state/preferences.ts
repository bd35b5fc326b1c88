/** What the user chose for the shell; kept between visits (S9-17). */
import { create } from 'zustand'
import { type ComponentSize, type Settings, storage } from '../api/storage'

interface Preferences {
  size: ComponentSize
  settings: Settings
  sidebarDesktop: boolean
  sidebarMobile: boolean
}

export const usePreferences = create<Preferences>(() => ({
  size: storage.size.get(),
  settings: storage.settings.get(),
  sidebarDesktop: storage.sidebarDesktop.get(),
  sidebarMobile: storage.sidebarMobile.get(),
}))

export function chooseSize(size: ComponentSize): void {
  storage.size.set(size)
  usePreferences.setState({ size })
}

export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...usePreferences.getState().settings, ...change }
  storage.settings.set(settings)
  usePreferences.setState({ settings })
}

/** Desktop and mobile remember their sidebar apart. */
export function openSidebar(device: 'desktop' | 'mobile', open: boolean): void {
  if (device === 'desktop') {
    storage.sidebarDesktop.set(open)
    usePreferences.setState({ sidebarDesktop: open })
  } else {
    storage.sidebarMobile.set(open)
    usePreferences.setState({ sidebarMobile: open })
  }
}
