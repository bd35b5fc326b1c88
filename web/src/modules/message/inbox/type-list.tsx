import type { UnreadCount } from '../../../api/calls'
import { badgeText, unreadTotal } from '../../../state/polls'
import styles from './inbox.module.css'

interface TypeListProps {
  counts: readonly UnreadCount[]
  value?: string
  onChange: (type?: string) => void
}

/** The types of messages, each with what waits unread. */
export function TypeList({ counts, value, onChange }: TypeListProps) {
  const all = { type: undefined, typeLabel: '全部消息', count: unreadTotal(counts) }
  return (
    <nav className={styles.types} aria-label="消息类型">
      {[all, ...counts].map(({ type, typeLabel, count }) => (
        <button
          key={type ?? 'all'}
          type="button"
          className={styles.type}
          aria-current={type === value ? 'true' : undefined}
          onClick={() => onChange(type)}
        >
          {typeLabel}
          {count > 0 && <span className={styles.pill}>{badgeText(count)}</span>}
        </button>
      ))}
    </nav>
  )
}
