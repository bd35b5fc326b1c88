/** Small words beside a name or a label. A state is a StatusTag, not a chip. */
import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type ChipTone = 'grey' | 'blue' | 'red' | 'green' | 'teal' | 'orange' | 'dark' | 'key'

export const Chip = ({ tone = 'grey', children }: { tone?: ChipTone; children: ReactNode }) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
)

/** A field whose change restarts the approval. */
export const KeyChip = () => <Chip tone="key">关键</Chip>
