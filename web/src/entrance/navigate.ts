import { storage } from '../api/storage'
import type { PasswordRule } from '../lib/password'
import { safeRedirect } from '../lib/redirect'

/** What one page hands to the next; it stays out of the address bar and of the history. */
export interface Carried {
  query?: URLSearchParams
  elsAccount?: string
  username?: string
  rule?: PasswordRule
  /** when the code was sent, for the countdown */
  sentAt?: number
}

let carried: Carried = {}

export function moveTo(path: string, carry: Carried = {}) {
  carried = carry
  location.hash = path
}

/** As `moveTo`, for a page that the back button should not return to. */
export function replaceWith(path: string, carry: Carried = {}) {
  carried = carry
  location.replace(`#${path}`)
}

export function takeCarried(): Carried {
  const taken = carried
  carried = {}
  return taken
}

/**
 * The session begins: from here on the app has the page. The promise never settles, so that the
 * button that led here stays busy until the page is gone.
 */
export function enter(token: string, redirect?: string | null): Promise<never> {
  storage.token.set(token)
  location.replace(`#${safeRedirect(redirect)}`)
  return new Promise(() => undefined)
}
