/** Ending a session, and going over to another company's account. */
import { calls } from '../api/calls'
import { storage } from '../api/storage'
import { queryClient } from './query'
import { forgetSession, setToken, useSession } from './session'
import { clearTabs } from './tabs'

let dropped: string | null = null

/** After a password change the server has ended the session: no call may use it any more (S2-13). */
export function dropToken(): void {
  dropped = storage.token.get()
  setToken(null)
}

/**
 * Clears token, roles, visited views and, with the codes, the routes (S4-11). The
 * guard then leads to the login page.
 */
export async function logout(): Promise<void> {
  const token = storage.token.get() ?? dropped
  dropped = null
  // First the server: the page goes with the token, and a call under way would go with the
  // page. The session may have ended there long ago, so whatever it answers is fine.
  if (token) await calls.logout(token).catch(() => undefined)
  forget()
  useSession.setState({ left: true })
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
