/** Every screen of the portal, in the order of the menus. */
import type { Screen } from '../state/screen'
import { faceScreens } from './faces/screens'
import { modules } from './modules'

export const screens: readonly Screen[] = [
  ...modules.flatMap((module) => module.screens),
  ...faceScreens,
]
