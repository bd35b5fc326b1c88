import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import type { Waiting } from './calls'
import styles from './dashboard.module.css'

/** What waits on the desk, by kind, with what is late. */
export function TasksCard({ tasks }: { tasks: readonly Waiting[] }) {
  const most = Math.max(1, ...tasks.map(({ todo }) => todo.count))
  const late = tasks.reduce((sum, { overdue }) => sum + overdue.count, 0)
  const all = tasks.reduce((sum, { todo }) => sum + todo.count, 0)
  return (
    <Card
      title="我的待办"
      hint={all > 0 ? `共 ${all} 项${late > 0 ? `，超时 ${late} 项` : ''}` : undefined}
      extra={<Link to="/platform/todo">去处理</Link>}
    >
      {tasks.length === 0 && (
        <p className={styles.none}>没有等你处理的单据。新的审批到达后，会出现在这里。</p>
      )}
      {tasks.map(({ todo, overdue }) => (
        <div key={todo.code} className={styles.task}>
          <Link to={todo.opens} className={styles.taskName}>
            {todo.label}
          </Link>
          <span className={styles.bar} data-tone={overdue.count > 0 ? 'late' : undefined}>
            <span style={{ width: `${Math.round((todo.count / most) * 100)}%` }} />
          </span>
          <span className={`${styles.taskCount} figures`}>{todo.count}</span>
          <span className={`${styles.taskLate} figures`}>
            {overdue.count > 0 ? <Link to={overdue.opens}>超时 {overdue.count} 项</Link> : '无超时'}
          </span>
        </div>
      ))}
    </Card>
  )
}
