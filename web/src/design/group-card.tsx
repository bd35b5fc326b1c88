import type { ReactNode } from 'react'
import styles from './group-card.module.css'

interface GroupCardProps {
  id: string
  number?: number
  title: string
  hint?: ReactNode
  /** Links at the right. */
  extra?: ReactNode
  children: ReactNode
}

/** A numbered group of a form; `FieldGrid` lays out what stands in it. */
export const GroupCard = ({ id, number, title, hint, extra, children }: GroupCardProps) => (
  <section id={id} className={styles.group} aria-labelledby={`${id}-title`}>
    <header className={styles.head}>
      {number !== undefined && (
        <span className={`${styles.number} figures`} aria-hidden="true">
          {number}
        </span>
      )}
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {hint && <span className={styles.hint}>{hint}</span>}
      {extra && <div className={styles.extra}>{extra}</div>}
    </header>
    {children}
  </section>
)

interface FieldGridProps {
  columns?: 2 | 3
  children: ReactNode
}

/** Fields two or three a row; one over the whole width stands outside of it. */
export const FieldGrid = ({ columns = 2, children }: FieldGridProps) => (
  <div className={styles.grid} data-columns={columns}>
    {children}
  </div>
)

interface StickyFooterProps {
  /** When it was saved last. */
  left?: ReactNode
  /** The one reason why it cannot be submitted. */
  reason?: ReactNode
  /** Stands inside a page and reaches over its margins. */
  inPage?: boolean
  /** Buttons, the primary one last. */
  children: ReactNode
}

/** The foot of a form, always in sight. */
export const StickyFooter = ({ left, reason, inPage, children }: StickyFooterProps) => (
  <footer className={`${styles.footer} ${inPage ? styles.inPage : ''}`}>
    <div className={styles.left}>{left}</div>
    {reason && (
      <span className={styles.reason} role="status">
        {reason}
      </span>
    )}
    <div className={styles.buttons}>{children}</div>
  </footer>
)
