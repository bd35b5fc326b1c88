import { useEffect } from 'react'
import { routeTitle, t } from '../../i18n/texts'
import type { Screen } from '../../state/screen'

/** `路由标题 - 美ONE-商家`, or the title that a screen wants alone (S2-10). */
export const pageTitle = (screen: Screen) =>
  screen.soleTitle ?? `${routeTitle(screen.path, screen.title)} - ${t('system.title')}`

export function usePageTitle(screen: Screen): void {
  const title = pageTitle(screen)
  useEffect(() => {
    document.title = title
  }, [title])
}
