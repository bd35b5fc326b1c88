import { useEffect, useRef } from 'react'
import { useLatest } from '../../../lib/use-latest'
import type { CompanySign } from '../parts/calls'
import styles from './sign.module.css'

interface AgreementTextProps {
  sign: CompanySign
  done: boolean
  /** The end has come into sight, by finger, wheel or keyboard. */
  onEnd: () => void
}

export function AgreementText({ sign, done, onEnd }: AgreementTextProps) {
  const frame = useRef<HTMLElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const told = useLatest(onEnd)
  useEffect(() => {
    if (done || !frame.current || !end.current) return
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && told.current(),
      { root: frame.current, threshold: 1 },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [done])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled, and the keyboard must reach it
    <section className={styles.text} ref={frame} tabIndex={0} aria-label="协议正文">
      <p className={styles.notice}>{sign.notice}</p>
      {sign.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
      <p className={styles.end} ref={end}>
        —— 正文结束 ——
      </p>
    </section>
  )
}
