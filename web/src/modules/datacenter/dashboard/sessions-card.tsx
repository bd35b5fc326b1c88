import { useQuery } from '@tanstack/react-query'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { addDays, formatDate } from '../../../lib/dates'
import { scheduleCalls, scheduleKeys } from '../../schedule/parts/calls'
import styles from './dashboard.module.css'

const DAYS = 7

/** The sessions of the next days, and how ready their offers are. */
export function SessionsCard() {
  const today = formatDate(new Date())
  const until = addDays(today, DAYS)
  const { data, error, refetch } = useQuery({
    queryKey: scheduleKeys.sessions(today, until),
    queryFn: () => scheduleCalls.sessions(today, until),
  })
  const open = data?.filter(({ status }) => status !== 'CANCELLED')
  return (
    <Card
      title={`近 ${DAYS} 天场次`}
      hint={open && `共 ${open.length} 场`}
      extra={<Link to="/platform/schedule">排期</Link>}
    >
      {error && <ErrorFace title="场次加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {open?.length === 0 && <p className={styles.none}>近期没有场次。</p>}
      <ul className={styles.lines}>
        {open?.map((session) => (
          <li key={session.id}>
            <Link to={`/platform/schedule?session=${session.id}`} className={styles.line}>
              <span className={styles.lineName}>{session.title}</span>
              <span className="figures">
                就绪 {session.readyCount}/{session.confirmedCount}
              </span>
              <span className={styles.lineSecond}>
                <DictText type="LiveRoom" value={session.liveRoom} />
              </span>
              <span className={`${styles.lineMore} figures`}>
                {session.showDate} {session.startTime}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
