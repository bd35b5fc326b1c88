/** How much of a product is known, and what is missing: each place leads into the form. */
import { Link } from '../../../design/link'
import styles from './spu.module.css'
import type { MissingField } from './spu-calls'

/** A ring: red below 60, green from 90 on. */
export function Ring({ percent }: { percent: number }) {
  const tone = percent < 60 ? styles.low : percent < 90 ? styles.some : styles.high
  return (
    <svg className={`${styles.ring} ${tone}`} viewBox="0 0 36 36" role="img">
      <title>{`完整度 ${percent}%`}</title>
      <circle className={styles.track} cx="18" cy="18" r="15.5" />
      <circle
        className={styles.arc}
        cx="18"
        cy="18"
        r="15.5"
        pathLength={100}
        strokeDasharray={`${percent} 100`}
      />
      <text x="18" y="18">
        {percent}
      </text>
    </svg>
  )
}

/** Several places of one name are one thing to see to. */
export const namedOnce = (missing: readonly MissingField[]): MissingField[] => [
  ...new Map(missing.map((place) => [place.label, place])).values(),
]

interface MissingChipsProps {
  missing: readonly MissingField[]
  /** All of them unless told. */
  most?: number
  /** Where a place is filled in; without it nobody here may. */
  to?: (field: string) => string
}

export function MissingChips({ missing, most, to }: MissingChipsProps) {
  const all = namedOnce(missing)
  const shown = most === undefined ? all : all.slice(0, most)
  return (
    <span className={styles.missing}>
      {shown.map(({ field, label }) =>
        to ? (
          <Link key={field} to={to(field)}>
            {label}
          </Link>
        ) : (
          <span key={field}>{label}</span>
        ),
      )}
      {all.length > shown.length && <small className="figures">+{all.length - shown.length}</small>}
    </span>
  )
}
