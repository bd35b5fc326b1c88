import { useQuery } from '@tanstack/react-query'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { addDays, formatDate } from '../../../lib/dates'
import { scheduleCalls, scheduleKeys } from '../../schedule/parts/calls'
import { ItemState } from '../../schedule/parts/item-state'
import styles from './dashboard.module.css'

const DAYS = 14

/** What of the own offers is shown in the next two weeks, the first on air in front. */
export function ScheduleCard() {
  const today = formatDate(new Date())
  const until = addDays(today, DAYS)
  const { data, error, refetch } = useQuery({
    queryKey: scheduleKeys.mine(today, until),
    queryFn: () => scheduleCalls.mine(today, until),
  })
  return (
    <Card
      title={`近 ${DAYS} 天排期`}
      hint={data && `共 ${data.length} 项`}
      extra={<Link to="/offer/list">全部报品</Link>}
    >
      {error && <ErrorFace title="排期加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {data?.length === 0 && (
        <p className={styles.none}>近期没有排期。报品排入场次后，会出现在这里。</p>
      )}
      <ul className={styles.lines}>
        {data?.map((item) => (
          <li key={item.id}>
            <Link to={`/offer/detail/${item.offerId}`} className={styles.line}>
              <span className={styles.lineName}>{item.offerName}</span>
              <ItemState {...item} />
              <span className={styles.lineSecond}>
                <DictText type="LiveRoom" value={item.liveRoom} />
              </span>
              <span className={`${styles.lineMore} figures`}>{item.showDate}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
