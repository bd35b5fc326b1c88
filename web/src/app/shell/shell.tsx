import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { later } from '../../design/later'
import { DRAWER_BELOW, useNarrower } from '../../design/use-media'
import { routeTitle } from '../../i18n/texts'
import { useDictionaryCheck } from '../../state/polls'
import { usePreferences } from '../../state/preferences'
import type { Screen } from '../../state/screen'
import { tabKey, visit } from '../../state/tabs'
import { useAhead } from './ahead'
import { DemoBanner } from './demo-banner'
import { LimitsBanner } from './limits-banner'
import { useMessageStream } from './message-stream'
import { usePageTitle } from './page-title'
import { Pages } from './pages'
import { ProofBanner } from './proof-banner'
import styles from './shell.module.css'
import { Sidebar } from './sidebar'
import { TabsBar } from './tabs-bar'
import { TopBar } from './top-bar'
import { ViewBanner } from './view-banner'

const Finder = later(() => import('./finder').then((part) => part.Finder))
const MenuDrawer = later(() => import('./menu-drawer').then((part) => part.MenuDrawer))

/** Top bar, sidebar, tabs and the pages inside. */
export function Shell({ screen }: { screen: Screen }) {
  const { pathname, search } = useLocation()
  const { settings } = usePreferences()
  const narrow = useNarrower(DRAWER_BELOW)
  const [finding, setFinding] = useState(false)
  const current = screen.public ? '' : tabKey(screen, pathname, search)

  usePageTitle(screen)
  useDictionaryCheck()
  useMessageStream()
  useAhead()
  useFinderKey(() => setFinding(true))
  useLayoutEffect(() => {
    if (!screen.public) visit(screen, pathname, search, routeTitle(screen.path, screen.title))
  }, [screen, pathname, search])

  return (
    <div className={styles.shell}>
      <button type="button" className="skip-link" onClick={skipToMain}>
        跳到主要内容
      </button>
      <DemoBanner />
      <TopBar screen={screen} onFind={() => setFinding(true)} />
      <ViewBanner />
      <LimitsBanner />
      <ProofBanner />
      <div className={styles.body}>
        {narrow ? <MenuDrawer screen={screen} /> : <Sidebar screen={screen} />}
        <div className={styles.work}>
          {settings.tabsBar && !narrow && <TabsBar current={current} />}
          <main id="main" className={styles.main} tabIndex={-1}>
            <Pages screen={screen} current={current} location={pathname + search} />
          </main>
        </div>
      </div>
      {finding && <Finder onClose={() => setFinding(false)} />}
    </div>
  )
}

/** A button and not a link: the address's hash is the router's. */
function skipToMain() {
  document.getElementById('main')?.focus()
}

function useFinderKey(open: () => void) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
