/** The rows that need a hand, each in one line that leads to its cell. */
import { CloseCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './grid.module.css'

const SHOWN = 5

export interface Fault {
  text: string
  /** Undefined where the cell is not on this page. */
  onGo?: () => void
}

interface FaultsProps {
  faults: readonly Fault[]
  /** What is worth a look, but not wrong. */
  children?: ReactNode
}

export function Faults({ faults, children }: FaultsProps) {
  const lines = faults.filter(
    ({ text }, at) => faults.findIndex((other) => other.text === text) === at,
  )
  const more = lines.length - SHOWN
  if (lines.length === 0 && !children) return null
  return (
    <div className={styles.faults} role="status">
      {lines.slice(0, SHOWN).map(({ text, onGo }) => (
        <p key={text}>
          <CloseCircleFilled /> {text}
          {onGo && (
            <button type="button" className={styles.go} aria-label={`定位 ${text}`} onClick={onGo}>
              定位
            </button>
          )}
        </p>
      ))}
      {more > 0 && <p>另有 {more} 处</p>}
      {children}
    </div>
  )
}
