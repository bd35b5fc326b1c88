/** How many certificates end within ninety days, and what hangs on them. */
import { useQuery } from '@tanstack/react-query'
import { certCalls, certKeys } from '../parts/calls'
import styles from './certificates.module.css'

const NAMES: Readonly<Record<number, string>> = {
  0: '已过期',
  7: '7天内',
  30: '8–30天',
  60: '31–60天',
  90: '61–90天',
}

interface RadarStripProps {
  /** The bucket that the cards below are narrowed to. */
  value: number | undefined
  onChange: (days: number | undefined) => void
}

export function RadarStrip({ value, onChange }: RadarStripProps) {
  const { data } = useQuery({ queryKey: certKeys.radar, queryFn: certCalls.radar })
  if (!data) return null
  return (
    <section className={styles.strip} aria-label="到期雷达">
      <p className={styles.sum}>
        90天内到期 <strong className="figures">{data.count}</strong> 张，影响报品{' '}
        <strong className="figures">{data.affectedOffers}</strong> 个
      </p>
      <div className={styles.buckets}>
        {data.buckets.map(({ days, count }) => (
          <button
            key={days}
            type="button"
            data-days={days}
            disabled={count === 0}
            aria-pressed={value === days}
            onClick={() => onChange(value === days ? undefined : days)}
          >
            {NAMES[days] ?? `${days}天内`} <span className="figures">{count}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
