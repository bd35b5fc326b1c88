/** The days for which a price is promised, as a bar with today on it. */
import { formatDate } from '../../../lib/dates'
import styles from './price.module.css'
import { windowOf } from './window'

interface WindowBarProps {
  start: string | null | undefined
  end: string | null | undefined
  days: number
}

export function WindowBar({ start, end, days }: WindowBarProps) {
  const shown = windowOf(start, end, formatDate(new Date()))
  if (!shown) return <span className={styles.quiet}>播出后保价 {days} 天</span>
  return (
    <div className={styles.window}>
      <div className={styles.track} aria-hidden>
        <div className={styles.gone} style={{ width: `${shown.percent}%` }} />
        {shown.left > 0 && <div className={styles.today} style={{ left: `${shown.percent}%` }} />}
      </div>
      <div className={styles.ends}>
        <span className="figures">
          {start} 至 {end}
        </span>
        <span>{shown.text}</span>
      </div>
    </div>
  )
}
