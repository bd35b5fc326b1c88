import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { DateRange } from '../../../design/date-input'
import { Select } from '../../../design/select'
import type { Filters } from '../parts/calls'
import styles from './inbox.module.css'
import { LEVELS } from './levels'

interface MessageToolsProps {
  filters: Filters
  onChange: (changes: Record<string, string | undefined>) => void
  children: ReactNode
}

/** Level, time, and whether what is read is shown as well. */
export function MessageTools({ filters, onChange, children }: MessageToolsProps) {
  return (
    <div className={styles.tools}>
      {children}
      <span className={styles.space} />
      <span className={styles.level}>
        <Select
          aria-label="级别"
          placeholder="全部级别"
          options={LEVELS}
          value={filters.level}
          onChange={(level?: string) => onChange({ level })}
        />
      </span>
      <span className={styles.dates}>
        <DateRange
          value={[filters.from, filters.to]}
          onChange={(range) => onChange({ from: range?.[0], to: range?.[1] })}
        />
      </span>
      <span className={styles.only}>
        <span id="only-unread">只看未读</span>
        <Switch
          size="small"
          aria-labelledby="only-unread"
          checked={filters.unread}
          onChange={(on) => onChange({ unread: on ? '1' : undefined })}
        />
      </span>
    </div>
  )
}
