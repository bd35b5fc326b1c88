/**
 * The pages of the open tabs. A page that was left stays mounted but hidden, with
 * its input and its scroll position; React stops its effects in the meantime.
 */
import { Activity, memo, type UIEvent, useLayoutEffect, useRef } from 'react'
import { Place } from '../../design/router-inside'
import { DRAWER_BELOW, useNarrower } from '../../design/use-media'
import { TabContext } from '../../state/dirty'
import { usePreferences } from '../../state/preferences'
import type { Screen } from '../../state/screen'
import { useTabs } from '../../state/tabs'
import { findScreen } from '../guard/match'
import { Breadcrumbs } from './breadcrumbs'
import styles from './pages.module.css'
import { ScreenBody } from './screen-body'

interface PagesProps {
  screen: Screen
  /** The current tab's key; empty for a page that makes no tab. */
  current: string
  location: string
}

export function Pages({ screen, current, location }: PagesProps) {
  const { tabs, live, refreshes } = useTabs()
  const keys = current && !live.includes(current) ? [...live, current] : live
  return (
    <>
      {keys.toSorted().map((key) => {
        const tab = tabs.find((other) => other.key === key)
        const shown = key === current
        const own = shown ? screen : tab && findScreen(tab.screen)
        if (!own) return null
        return (
          <Activity key={`${key}#${refreshes[key] ?? 0}`} mode={shown ? 'visible' : 'hidden'}>
            <TabContext value={key}>
              <Pane screen={own} location={shown ? location : (tab?.location ?? key)} />
            </TabContext>
          </Activity>
        )
      })}
      {!current && <Pane screen={screen} location={location} />}
    </>
  )
}

interface PaneProps {
  screen: Screen
  location: string
}

/**
 * Scrolls by itself; a hidden box forgets its place, so the place is kept here. Knows its own address only: whoever goes
 * from page to page would otherwise draw all of them anew.
 */
const Pane = memo(function Pane({ screen, location }: PaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const place = useRef(0)
  const wanted = usePreferences((state) => state.settings.breadcrumbs)
  const narrow = useNarrower(DRAWER_BELOW)
  const crumbs = wanted && !narrow
  useLayoutEffect(() => {
    // Nothing is laid out for a place at the top.
    if (box.current && place.current > 0) box.current.scrollTop = place.current
    const pane = box.current
    return () => {
      // A field that is left with its page hears of it while it still stands: the kit's would look for itself in vain. A
      // heading need not: taking its focus away has the whole page laid out in the middle of the change.
      const field = document.activeElement
      if (isField(field) && pane?.contains(field)) field.blur()
    }
  }, [])
  const remember = (event: UIEvent<HTMLDivElement>) => {
    place.current = event.currentTarget.scrollTop
  }
  return (
    <div ref={box} className={styles.pane} onScroll={remember}>
      {crumbs && <Breadcrumbs screen={screen} />}
      <Place path={screen.path} location={location}>
        <ScreenBody screen={screen} />
      </Place>
    </div>
  )
})

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
