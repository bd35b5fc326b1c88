import type { ReactNode } from 'react'

interface FaceProps {
  tone: keyof typeof STROKES
  title: string
  text: string
  detail?: string
  children?: ReactNode
}

/** A page that says one thing: a mark, a heading, a sentence and what can be done. */
export function Face({ tone, title, text, detail, children }: FaceProps) {
  return (
    <div className="e-face">
      <Mark tone={tone} />
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status">{text}</p>
      {detail && <p className="e-detail">{detail}</p>}
      {children && <div className="e-answers">{children}</div>}
    </div>
  )
}

const STROKES = {
  good: 'm19 28.5 6.5 6.5L38 21.5',
  bad: 'M28 17v14M28 38.5v.1',
  ask: 'M28 29a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM16 41c1.5-5 6-8 12-8s10.5 3 12 8',
  wait: 'M28 18v10.5l7 4',
}

function Mark({ tone }: { tone: keyof typeof STROKES }) {
  return (
    <svg
      className={`e-mark e-mark-${tone}`}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      <circle cx="28" cy="28" r="28" />
      <path d={STROKES[tone]} />
    </svg>
  )
}
