import { type ReactNode, useState } from 'react'
import { Moment } from './moment'
import styles from './process-log.module.css'

export interface LogEntry {
  key: string | number
  /** 张招商 通过 */
  title: ReactNode
  date: string
  /** The opinion, the reasons, the time used. */
  text?: ReactNode
  tone?: 'plain' | 'good' | 'bad'
}

interface ProcessLogProps {
  /** The latest first. */
  entries: readonly LogEntry[]
  /** So many are in sight at first. */
  first?: number
}

/** Who did what to a document, and when. */
export function ProcessLog({ entries, first }: ProcessLogProps) {
  const [all, setAll] = useState(false)
  const shown = all || first === undefined ? entries : entries.slice(0, first)
  return (
    <>
      <ol className={styles.log}>
        {shown.map(({ key, title, date, text, tone = 'plain' }) => (
          <li key={key} className={styles[tone]}>
            <span>{title}</span> <Moment value={date} />
            {text && <div className={styles.text}>{text}</div>}
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          查看全部 {entries.length} 条
        </button>
      )}
    </>
  )
}
