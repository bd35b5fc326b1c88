import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import type { TodoCount } from './calls'
import styles from './dashboard.module.css'

/** 平台待完成: what the company has handed in and the platform has yet to decide, by kind. */
export function WaitingCard({ waiting }: { waiting: readonly TodoCount[] }) {
  const shown = waiting.filter(({ count }) => count > 0)
  const all = shown.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title="平台待完成" hint={`共 ${all} 项`}>
      {shown.length === 0 && <p className={styles.none}>没有等待平台审核的单据。</p>}
      {shown.map(({ label, count, opens }) => (
        <div key={label} className={styles.task}>
          <Link to={opens} className={styles.taskName}>
            {label}
          </Link>
          <span className={styles.bar}>
            <span style={{ width: `${Math.round((count / all) * 100)}%` }} />
          </span>
          <span className={`${styles.taskCount} figures`}>{count}</span>
          <span className={styles.taskLate}>审核中</span>
        </div>
      ))}
    </Card>
  )
}
