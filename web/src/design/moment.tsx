/** S9-03: a time in full. A phone has room for the day and the minute, and shows the rest when it is touched. */
import { useState } from 'react'
import styles from './moment.module.css'
import { PHONE_BELOW, useNarrower } from './use-media'

export function Moment({ value }: { value: string | null | undefined }) {
  const phone = useNarrower(PHONE_BELOW)
  const [whole, setWhole] = useState(false)
  if (!value) return null
  if (!phone || whole) return <time className="figures">{value}</time>
  return (
    <button
      type="button"
      className={`${styles.short} figures`}
      aria-label={value}
      onClick={() => setWhole(true)}
    >
      {value.slice(5, 16)}
    </button>
  )
}
