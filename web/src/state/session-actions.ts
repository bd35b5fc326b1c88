/** Ending a session, and going over to another company's account. */
import { calls } from '../api/calls'
import { storage } from '../api/storage'
import { queryClient } from './query'
import { forgetSession, setToken } from './session'
import { clearTabs } from './tabs'

let dropped: string | null = null

/** After a password change the server has ended the session: no call may use it any more (S2-13). */
export function dropToken(): void {
  dropped = storage.token.get()
  setToken(null)
}

/** Clears token, roles, visited views and, with the codes, the routes (S4-11). */
export async function logout(): Promise<void> {
  const token = storage.token.get() ?? dropped
  dropped = null
  forget()
  // The session may have ended on the server long ago: whatever it answers is fine.
  if (token) await calls.logout(token).catch(() => undefined)
}

/** Clears what logout clears; the caller lands on /dashboard (S7-39). */
export async function switchCompany(userId: number): Promise<void> {
  const { id_token } = await calls.switchCompany(userId)
  forget(id_token)
}

function forget(token: string | null = null) {
  clearTabs()
  queryClient.clear()
  forgetSession(token)
}
