/** What does not go together, in one bar; step by step it leads to the rows. */
import { WarningFilled } from '@ant-design/icons'
import { Chip } from '../../../design/chip'
import type { Conflict } from '../parts/calls'
import styles from './board.module.css'

interface ConflictStripProps {
  conflicts: readonly Conflict[]
  /** The one that is looked at. */
  at: number | undefined
  onGo: (at: number | undefined) => void
}

export function ConflictStrip({ conflicts, at, onGo }: ConflictStripProps) {
  const shown = at === undefined ? undefined : conflicts[at]
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} aria-label="排期冲突" aria-live="polite">
      <WarningFilled />
      {shown && at !== undefined ? (
        <>
          <Chip tone={shown.level === 'BLOCK' ? 'red' : 'orange'}>
            {shown.level === 'BLOCK' ? '阻断' : '提醒'}
          </Chip>
          <p>{shown.message}</p>
          <span className="figures">
            {at + 1} / {conflicts.length}
          </span>
          <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
            上一条
          </button>
          <button type="button" disabled={at === conflicts.length - 1} onClick={() => onGo(at + 1)}>
            下一条
          </button>
          <button type="button" onClick={() => onGo(undefined)}>
            收起
          </button>
        </>
      ) : (
        <>
          <p>{conflicts.map(({ message }) => message).join('；')}</p>
          <button type="button" onClick={() => onGo(0)}>
            逐条查看
          </button>
        </>
      )}
    </section>
  )
}
