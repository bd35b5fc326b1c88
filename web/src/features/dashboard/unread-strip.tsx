import { Link } from 'react-router'
import type { UnreadCount } from '../../api/calls'
import { dictItems, useDictionary } from '../../state/dictionary'
import { unreadTotal, useUnread } from '../../state/polls'
import styles from './dashboard.module.css'

/** Unread messages by type; a zero stays as 0. */
export function UnreadStrip() {
  const items = useDictionary((state) => state.items)
  const counts = useUnread()
  const types = dictItems(items, 'MessageType').filter((item) => !item.disabled)
  const cells = withZeros(
    counts ?? [],
    types.map(({ value, label }) => ({ type: value, typeLabel: label, count: 0 })),
  )
  const known = counts !== undefined
  return (
    <section className={styles.strip} aria-label="未读消息">
      {cells.map(({ type, typeLabel, count }) => (
        <Link
          key={type}
          to={`/message/index?type=${encodeURIComponent(type)}`}
          className={`${styles.cell} ${count === 0 ? styles.zero : ''}`}
        >
          <span className={styles.label}>{typeLabel}</span>
          <span className={`${styles.figure} figures`}>{known ? count : '-'}</span>
          <span className={styles.second}>{second(known, count)}</span>
        </Link>
      ))}
      <Link to="/message/index" className={`${styles.cell} ${styles.total}`}>
        <span className={styles.label}>全部未读</span>
        <span className={`${styles.figure} figures`}>{known ? unreadTotal(counts) : '-'}</span>
        <span className={styles.second}>查看消息</span>
      </Link>
    </section>
  )
}

const second = (known: boolean, count: number) => {
  // A space that keeps the line's height.
  if (!known) return '\u00A0'
  return count > 0 ? '条未读' : '暂无未读'
}

/** Every type once: the server may leave out those without unread messages. */
export function withZeros(counts: readonly UnreadCount[], types: readonly UnreadCount[]) {
  const known = types.map((type) => counts.find((count) => count.type === type.type) ?? type)
  const others = counts.filter(({ type }) => !types.some((known) => known.type === type))
  return [...known, ...others]
}
