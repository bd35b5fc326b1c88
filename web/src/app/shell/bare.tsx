import { Route, Routes } from 'react-router'
import type { Screen } from '../../state/screen'
import styles from './bare.module.css'
import { DemoBanner } from './demo-banner'
import { Logo } from './logo'
import { usePageTitle } from './page-title'
import { ScreenBody } from './screen-body'

/** A screen without sidebar and tabs: public ones, and windows of their own. */
export function Bare({ screen }: { screen: Screen }) {
  usePageTitle(screen)
  return (
    <div className={styles.bare}>
      <DemoBanner />
      <header className={styles.bar}>
        <Logo />
      </header>
      <main id="main" className={styles.main}>
        <Routes>
          <Route path={screen.path} element={<ScreenBody screen={screen} />} />
        </Routes>
      </main>
    </div>
  )
}
