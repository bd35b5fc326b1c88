import type { LoadScreen } from '../state/screen'

/** The page of every module that is still to come; a test counts its users down. */
export const comingSoon: LoadScreen = () => import('./coming-soon-page')
