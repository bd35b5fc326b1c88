import { CloseOutlined, PushpinFilled } from '@ant-design/icons'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askToLose } from '../../design/feedback'
import { Link } from '../../design/link'
import { MenuOverlay } from '../../design/opener'
import { routeTitle } from '../../i18n/texts'
import { isDirty, useDirtyForms } from '../../state/dirty'
import { closeTabs, type Tab, useTabs } from '../../state/tabs'
import styles from './tabs-bar.module.css'

const choices = [
  { key: 'refresh', label: '刷新' },
  { key: 'close', label: '关闭' },
  { key: 'others', label: '关闭其它' },
  { key: 'all', label: '关闭所有' },
]

export function TabsBar({ current }: { current: string }) {
  const { tabs } = useTabs()
  // Which tabs, not what stands in them: every key would redraw the bar.
  const unsaved = useDirtyForms(({ forms }) =>
    [...new Set(Object.values(forms).map((form) => form.tab))].join('\n'),
  )
  const navigate = useNavigate()
  const strip = useRef<HTMLUListElement>(null)
  /** The tab whose menu is open. */
  const [asked, setAsked] = useState('')
  useWheel(strip)

  useEffect(() => {
    // Named by its key, so that the effect runs when another tab becomes the current one.
    strip.current
      ?.querySelector(`[data-tab="${CSS.escape(current)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])

  const close = async (which: (tab: Tab) => boolean) => {
    const losing = tabs.some((tab) => !tab.affix && which(tab) && isDirty(tab.key))
    if (losing && !(await askToLose('关闭后，未保存的内容会丢失。'))) return
    const next = closeTabs(which, current)
    if (next) navigate(next)
  }

  const refresh = async (tab: Tab) => {
    if (isDirty(tab.key) && !(await askToLose('刷新后，未保存的内容会丢失。'))) return
    navigate(`/redirect${tab.location}`, { replace: tab.key === current })
  }

  const choose = (choice: string, tab: Tab) => {
    if (choice === 'refresh') refresh(tab)
    if (choice === 'close') close((other) => other.key === tab.key)
    if (choice === 'others') {
      if (tab.key !== current) navigate(tab.location)
      close((other) => other.key !== tab.key)
    }
    if (choice === 'all') close(() => true)
  }

  const dirty = new Set(unsaved.split('\n'))
  return (
    <nav aria-label="已打开的页面" className={styles.bar}>
      <ul ref={strip} className={styles.strip}>
        {tabs.map((tab) => (
          <li
            key={tab.key}
            data-tab={tab.key}
            className={`${styles.tab} ${tab.key === current ? styles.current : ''}`}
            onContextMenu={(event) => {
              event.preventDefault()
              setAsked(tab.key)
            }}
            onAuxClick={(event) => {
              if (event.button !== 1) return
              // The browser would open the link in a window of its own.
              event.preventDefault()
              close((other) => other.key === tab.key)
            }}
            // The browser would start to scroll.
            onMouseDown={(event) => event.button === 1 && event.preventDefault()}
          >
            <Link to={tab.location} aria-current={tab.key === current ? 'page' : undefined}>
              {tab.affix && <PushpinFilled className={styles.pin} />}
              {dirty.has(tab.key) && (
                <span className={styles.dot}>
                  <span className="unseen">未保存</span>
                </span>
              )}
              {tab.affix ? routeTitle(tab.screen, tab.title) : tab.title}
            </Link>
            {!tab.affix && (
              <button
                type="button"
                aria-label={`关闭 ${tab.title}`}
                onClick={() => close((other) => other.key === tab.key)}
              >
                <CloseOutlined />
              </button>
            )}
            {asked === tab.key && (
              <MenuOverlay
                open
                onTurn={() => setAsked('')}
                entries={choices.map((choice) => ({
                  ...choice,
                  disabled: choice.key === 'close' && tab.affix,
                }))}
                onChoose={(key) => choose(key, tab)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Turns the wheel's up and down into left and right. React's own wheel listener may not prevent. */
function useWheel(strip: React.RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    const list = strip.current
    const turn = (event: WheelEvent) => {
      if (!list || event.deltaY === 0) return
      event.preventDefault()
      list.scrollLeft += event.deltaY
    }
    list?.addEventListener('wheel', turn, { passive: false })
    return () => list?.removeEventListener('wheel', turn)
  }, [strip])
}
