/** What may stand over every page, at most one of them at a time. */
import { later } from '../../design/later'
import { useSession } from '../../state/session'
import { MustReadDialog } from './must-read-dialog'

const ForcedPassword = later(() =>
  import('./forced-password-dialog').then((part) => part.ForcedPasswordDialog),
)
const Relogin = later(() => import('./relogin-dialog').then((part) => part.ReloginDialog))
const Expired = later(() => import('./session-dialog').then((part) => part.SessionDialog))
const PasswordChanged = later(() =>
  import('./password-changed').then((part) => part.PasswordChanged),
)

export function Dialogs() {
  const dialog = useSession((state) => state.dialog)
  const initial = useSession((state) => state.initialPassword)
  switch (dialog) {
    case 'relogin':
      return <Relogin />
    case 'expired':
      return <Expired />
    case 'passwordChanged':
      return <PasswordChanged />
    default:
      return initial ? <ForcedPassword /> : <MustReadDialog />
  }
}
