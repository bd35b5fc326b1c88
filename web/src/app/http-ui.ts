/** What the shell does about calls: toasts, the mask, and the dialogs of the session. */
import type { HttpUi } from '../api/http'
import { toast } from '../design/feedback'
import { keepDirty } from '../state/dirty'
import { useSession } from '../state/session'
import { useBusy } from './dialogs/loading-mask'

export const httpUi: HttpUi = {
  busy: (calls) => useBusy.setState({ calls }),
  error: (text) => toast.error(text),
  sessionEnded() {
    const { roles, dialog } = useSession.getState()
    // Before the user is loaded the guard leads to the login page; and one dialog is enough.
    if (roles.length === 0 || dialog !== 'none') return
    keepDirty()
    useSession.setState({ dialog: 'expired' })
  },
  initialPassword: () => useSession.setState({ initialPassword: true }),
}
