/** The two bars over a list: its states with counts, and what it is sorted by. */
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './list-tabs.module.css'

/** The server counts no further. */
const MOST_COUNTED = 10_000

export interface StatusTab {
  key: string
  label: string
  /** Stays as 0; left out while it is not known. */
  count?: number
  /** The reader must act: its count is tinted red. */
  alert?: boolean
}

interface StatusTabsProps {
  label?: string
  items: readonly StatusTab[]
  value: string
  onChange: (key: string) => void
  /** They part a whole page and stand on its ground, not in a card. */
  page?: boolean
}

export function StatusTabs(props: StatusTabsProps) {
  const { label = '状态', items, value, onChange, page = false } = props
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const next = stepped(event.key, items, value)
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      className={`${styles.states} ${page ? styles.page : ''}`}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
    >
      {items.map(({ key, label: text, count, alert }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-key={key}
          aria-selected={key === value}
          tabIndex={key === value ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {text}
          {count !== undefined && (
            <span
              className={`${styles.count} ${alert && count > 0 ? styles.alert : ''} pill figures`}
            >
              {count < MOST_COUNTED ? count : `${MOST_COUNTED}+`}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function stepped(pressed: string, items: readonly StatusTab[], value: string) {
  const at = items.findIndex(({ key }) => key === value)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[pressed]
  return to === undefined ? undefined : items[(to + items.length) % items.length]
}

export interface Sort {
  key: string
  order: 'asc' | 'desc'
}

interface SortTabsProps {
  items: readonly { key: string; label: string }[]
  value?: Sort | null
  onChange: (sort: Sort) => void
  /** Total, refresh and the like. */
  right?: ReactNode
}

/** S2-36: the first click sorts downwards, each further one turns the order. */
export const nextSort = (present: Sort | null | undefined, key: string): Sort => ({
  key,
  order: present?.key === key && present.order === 'desc' ? 'asc' : 'desc',
})

export function SortTabs({ items, value, onChange, right }: SortTabsProps) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
      <div className={styles.sorts} role="group" aria-label="排序">
        {items.map(({ key, label }) => {
          const order = value?.key === key ? value.order : undefined
          return (
            <button
              key={key}
              type="button"
              aria-pressed={order !== undefined}
              aria-label={order && `${label}，${order === 'desc' ? '降序' : '升序'}`}
              onClick={() => onChange(nextSort(value, key))}
            >
              {label}
              {order === 'desc' && <ArrowDownOutlined />}
              {order === 'asc' && <ArrowUpOutlined />}
            </button>
          )
        })}
      </div>
      {right && <div className={styles.right}>{right}</div>}
    </div>
  )
}
