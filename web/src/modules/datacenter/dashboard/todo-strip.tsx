import { Link } from '../../../design/link'
import { unreadTotal, useUnread } from '../../../state/polls'
import type { TodoCount } from './calls'
import styles from './todo-strip.module.css'

/** What waits, one cell each; a zero stays as 0, and every figure opens its list. */
export function TodoStrip({ todos }: { todos: readonly TodoCount[] | undefined }) {
  const unread = useUnread()
  return (
    <section className={styles.strip} aria-label="待办">
      {todos?.map(({ code, label, hint, count, opens }) => (
        <Link key={code} to={opens} className={`${styles.cell} ${count === 0 ? styles.zero : ''}`}>
          <span className={styles.label}>{label}</span>
          <span className={`${styles.figure} figures`}>{count}</span>
          <span className={styles.second}>{count === 0 ? '暂无' : hint}</span>
        </Link>
      ))}
      <Link to="/message/index" className={`${styles.cell} ${styles.total}`}>
        <span className={styles.label}>未读消息</span>
        <span className={`${styles.figure} figures`}>{unread ? unreadTotal(unread) : '-'}</span>
        <span className={styles.second}>查看消息</span>
      </Link>
    </section>
  )
}
