import type { UnreadCount } from '../../../api/calls'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { useUnread } from '../../../state/polls'
import styles from './dashboard.module.css'

/** Unread messages by type; a zero stays as 0. */
export function UnreadCard() {
  const items = useDictionary((state) => state.items)
  const counts = useUnread()
  const types = dictItems(items, 'MessageType').filter((item) => !item.disabled)
  const kinds = withZeros(
    counts ?? [],
    types.map(({ value, label }) => ({ type: value, typeLabel: label, count: 0 })),
  )
  return (
    <Card title="未读消息" extra={<Link to="/message/index">全部消息</Link>}>
      <div className={styles.kinds}>
        {kinds.map(({ type, typeLabel, count }) => (
          <Link
            key={type}
            to={`/message/index?type=${encodeURIComponent(type)}`}
            className={styles.kind}
            data-zero={count === 0 || undefined}
          >
            {typeLabel}
            <b className="figures">{counts ? count : '-'}</b>
          </Link>
        ))}
      </div>
    </Card>
  )
}

/** Every type once: the server may leave out those without unread messages. */
export function withZeros(counts: readonly UnreadCount[], types: readonly UnreadCount[]) {
  const known = types.map((type) => counts.find((count) => count.type === type.type) ?? type)
  const others = counts.filter(({ type }) => !types.some((known) => known.type === type))
  return [...known, ...others]
}
