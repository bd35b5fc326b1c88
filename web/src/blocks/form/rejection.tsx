/** What a reviewer said of a whole form: the banner over it, and the way from mark to mark. */
import { useEffect, useRef, useState } from 'react'
import { RejectBanner } from '../../design/reject-mark'
import type { RejectInfo } from '../document/types'
import type { FieldMark } from './field-state'
import { rejectText, rejectTitle } from './reject-words'

interface RejectionProps {
  info: RejectInfo | null | undefined
  marks: readonly FieldMark[]
  /** Brings a field into sight. */
  go: (name: string) => void
}

export function Rejection({ info, marks, go }: RejectionProps) {
  const [at, setAt] = useState(0)
  if (!info) return null
  return (
    <RejectBanner
      title={rejectTitle(info)}
      text={rejectText(info)}
      count={marks.length}
      at={at}
      onGo={(next) => {
        setAt(next)
        go(marks[next - 1]?.field ?? '')
      }}
    />
  )
}

/** What stands inside a field may still be on its way; later than this it would jump under the hand. */
const PATIENCE_MS = 3000

/** A rejected document opens on its first mark, once. */
export function useFirstMark(name: string | undefined, go: (name: string) => boolean) {
  const [began] = useState(() => Date.now())
  const gone = useRef(false)
  const left = useRef<Element | null>(null)
  useEffect(() => {
    if (gone.current || name === undefined) return
    // After the page has given the focus to its heading.
    requestAnimationFrame(() => {
      const elsewhere = left.current !== null && left.current !== document.activeElement
      if (gone.current || elsewhere) return
      gone.current = go(name) || Date.now() - began > PATIENCE_MS
      left.current = document.activeElement
    })
  })
}
