/** Amounts: right-aligned by their column, tabular, and never without their sign. */
import type { ReactNode } from 'react'
import { changeOf, formatFigure, formatMoney, formatMoneyRange } from '../lib/money'
import styles from './money.module.css'

interface MoneyProps {
  value: number | null | undefined
  /** The upper end of a range. */
  to?: number | null
  /** The price that decides. */
  strong?: boolean
  /** The unit price below. */
  unit?: ReactNode
}

export const Money = ({ value, to, strong = false, unit }: MoneyProps) => (
  <span className={`${styles.money} figures`}>
    <span className={strong ? styles.strong : undefined}>
      {to === undefined ? formatMoney(value) : formatMoneyRange(value, to)}
    </span>
    {unit && <span className={styles.unit}>{unit}</span>}
  </span>
)

interface ChangeTextProps {
  before: number | null | undefined
  after: number | null | undefined
  /** A price that falls is good news, one that rises a warning; other figures are neither. */
  kind?: 'price' | 'figure'
}

export function ChangeText({ before, after, kind = 'price' }: ChangeTextProps) {
  const change = changeOf(before, after, kind === 'price' ? formatMoney : formatFigure)
  if (!change) return null
  const tone = kind === 'price' ? styles[change.direction] : styles.figure
  return <span className={`${tone} figures`}>{change.text}</span>
}
