import { useEffect, useRef } from 'react'
import { storage } from '../api/storage'
import { useSecondsUntil } from '../lib/countdown'
import { logOut } from './calls'
import { Face } from './face'

/** S2-30, S9-04 */
const STAY_MS = 5_000

/** Every session of the account has ended; this one is dropped too, and the root asks for a login. */
export function PasswordChanged() {
  const until = useRef(Date.now() + STAY_MS)
  const left = useSecondsUntil(until.current)
  useEffect(() => {
    if (left === 0) leave()
  }, [left])
  return (
    <Face
      tone="good"
      title="密码已修改"
      text="请使用新密码重新登录"
      detail={`${left} 秒后自动返回登录页`}
    >
      <button type="button" className="e-submit" onClick={leave}>
        立即登录
      </button>
    </Face>
  )
}

function leave() {
  const token = storage.token.get()
  if (token) logOut(token)
  storage.token.remove()
  location.replace('#/')
}
