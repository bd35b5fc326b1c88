import { CheckCircleFilled } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { usePreferences } from '../state/preferences'
import styles from './anchor-rail.module.css'

export interface Anchor {
  /** The id of the group's card. */
  id: string
  title: string
  /** `done`, or what is wrong there: 驳2, 禁1, 错1 in red, 缺1 in orange. */
  state?: 'done' | { tone: 'red' | 'orange'; text: string; meaning: string }
}

/** The groups of a long form: where one is, what is done, what is wrong. */
export function AnchorRail({ items }: { items: readonly Anchor[] }) {
  const current = useCurrent(items)
  return (
    <nav className={styles.rail} aria-label="表单分组">
      <ol>
        {items.map(({ id, title, state }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              <span className={`${styles.number} figures`}>{index + 1}</span>
              <span className={styles.title}>{title}</span>
              {state === 'done' && (
                <span className={styles.done}>
                  <CheckCircleFilled />
                  <span className="unseen">，已完成</span>
                </span>
              )}
              {typeof state === 'object' && (
                <span className={`${styles.chip} ${styles[state.tone]}`} title={state.meaning}>
                  {state.text}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Brings a place of the form into sight and the focus to it. */
export function goTo(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  const still =
    usePreferences.getState().settings.reducedMotion ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  const first = place.querySelector<HTMLElement>('h2, input, textarea, [tabindex]') ?? place
  first.focus({ preventScroll: true })
}

/** The first group that is in the upper part of the window. */
function useCurrent(items: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState(items[0]?.id)
  const ids = items.map(({ id }) => id).join(' ')
  useEffect(() => {
    const order = ids.split(' ')
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const first = order.find((id) => inSight.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-16px 0px -50% 0px' },
    )
    for (const id of order) {
      const group = document.getElementById(id)
      if (group) observer.observe(group)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
