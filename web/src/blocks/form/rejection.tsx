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

/** A rejected document opens on its first mark, any other where its address says (`?at=`); once. */
export function useFirstPlace(name: string | undefined, go: (name: string) => void) {
  const gone = useRef(false)
  useEffect(() => {
    if (gone.current || name === undefined) return
    gone.current = true
    // After the page has given the focus to its heading.
    requestAnimationFrame(() => go(name))
  })
}
