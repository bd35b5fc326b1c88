import { type ReactNode, useEffect, useRef } from 'react'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** One grey sentence at most. */
  note?: ReactNode
  /** The primary one last. */
  actions?: ReactNode
  /** Where the heading stands in a card instead of a line of its own; it is handed over. */
  head?: (heading: ReactNode) => ReactNode
  children: ReactNode
}

/** A page with its one h1, which takes the focus whenever the page comes to the front. */
export function Page({ title, note, actions, head, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (firstPage) firstPage = false
    else heading.current?.focus({ preventScroll: true })
  }, [])
  const h1 = (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  )
  return (
    <div className={styles.page}>
      {head?.(h1) ?? (
        <header className={styles.head}>
          {h1}
          {note && <div className={styles.note}>{note}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  )
}

// On the first page the browser has announced the document; taking the focus would
// hide the skip link from the keyboard.
let firstPage = true

interface CardProps {
  title?: string
  hint?: ReactNode
  extra?: ReactNode
  className?: string
  children: ReactNode
}

export function Card({ title, hint, extra, className = '', children }: CardProps) {
  return (
    <section className={`${styles.card} ${className}`}>
      {title && (
        <div className={styles.cardHead}>
          <h2>{title}</h2>
          {hint && <span className={styles.cardHint}>{hint}</span>}
          {extra && <div className={styles.cardExtra}>{extra}</div>}
        </div>
      )}
      <div className={styles.cardBody}>{children}</div>
    </section>
  )
}
