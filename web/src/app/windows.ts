/** What other windows of the same browser, and leaving this one, have to do with us. */
import { storage } from '../api/storage'
import { isDirty, keepDirty } from '../state/dirty'
import { useSession } from '../state/session'

/** Someone logged out, or in as another, in another window: this one must not go on as before. */
export function watchOtherWindows(): void {
  addEventListener('storage', () => {
    const { token, dialog } = useSession.getState()
    if (storage.token.get() === token || dialog === 'relogin') return
    keepDirty()
    leaving = true
    location.reload()
  })
}

let leaving = false

/** The browser's own question before a page with unsaved input goes. */
export function watchUnload(): void {
  addEventListener('beforeunload', (event) => {
    const expired = useSession.getState().dialog !== 'none'
    if (isDirty() && !leaving && !expired) event.preventDefault()
  })
}
