import type { ReactNode } from 'react'
import styles from './gallery.module.css'

interface SampleProps {
  title: string
  /** Without the card, for parts that bring their own. */
  bare?: boolean
  children: ReactNode
}

/** One part in one state. */
export const Sample = ({ title, bare = false, children }: SampleProps) => (
  <section className={styles.sample} aria-label={title}>
    <h2>{title}</h2>
    <div className={bare ? undefined : styles.card}>{children}</div>
  </section>
)
