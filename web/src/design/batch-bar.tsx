import { Button } from 'antd'
import type { ReactNode } from 'react'
import { hasAny } from '../state/permissions'
import { useSession } from '../state/session'
import styles from './batch-bar.module.css'
import { hint } from './hint'
import type { RowAction } from './row-actions'

interface BatchBarProps {
  count: number
  onClear: () => void
  /** The destructive one last. */
  actions: readonly RowAction[]
  /** One grey sentence on what they affect. */
  note?: ReactNode
}

/** Takes the place of the sort bar while rows are chosen. */
export function BatchBar({ count, onClear, actions, note }: BatchBarProps) {
  const granted = useSession((state) => state.actionCodes)
  return (
    <section className={styles.bar} aria-label="批量操作">
      <strong role="status" className="figures">
        已选 {count} 项
      </strong>
      <button type="button" className={styles.clear} onClick={onClear}>
        取消选择
      </button>
      <span className={styles.rule} aria-hidden="true" />
      {actions
        .filter(({ codes }) => hasAny(granted, codes))
        .map(({ key, label, onClick, danger, disabled }) => (
          <span key={key} {...hint(disabled)}>
            <Button size="small" danger={danger} disabled={Boolean(disabled)} onClick={onClick}>
              {label}
            </Button>
          </span>
        ))}
      {note && <span className={styles.note}>{note}</span>}
    </section>
  )
}
