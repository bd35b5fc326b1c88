import { useState } from 'react'
import { PasswordChanged } from './password-changed'
import { ResetByCode } from './reset-by-code'
import { ResetByKey } from './reset-by-key'
import type { PageProps } from './start'

/** The second half of a reset (S1-15): by the code that was sent, or by a link with a key. */
export function ResetFinish({ query, carried }: PageProps) {
  const [changed, setChanged] = useState(false)
  const key = query.get('key')
  const onDone = () => setChanged(true)
  if (changed) return <PasswordChanged />
  if (key) return <ResetByKey resetKey={key} onDone={onDone} />
  return <ResetByCode carried={carried} onDone={onDone} />
}
