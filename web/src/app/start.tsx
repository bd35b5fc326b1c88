import '../design/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { setHttpUi } from '../api/http'
import { storage } from '../api/storage'
import { KitFrame } from '../design/kit-frame'
import { loadTexts } from '../i18n/texts'
import { watchErrors } from '../state/error-log'
import { queryClient } from '../state/query'
import { useSession } from '../state/session'
import { ScreensContext } from '../state/sidebar'
import { ForcedPasswordDialog } from './dialogs/forced-password-dialog'
import { LoadingMask } from './dialogs/loading-mask'
import { MustReadDialog } from './dialogs/must-read-dialog'
import { PasswordChanged } from './dialogs/password-changed'
import { ReloginDialog } from './dialogs/relogin-dialog'
import { SessionDialog } from './dialogs/session-dialog'
import { httpUi } from './http-ui'
import { router } from './router'
import { screens } from './screens'
import { UpdatePrompt } from './update/update-prompt'
import { watchOtherWindows, watchUnload } from './windows'

/** Takes over `root`; the bootstrap calls it once, when somebody is or may be logged in. */
export async function start(root: HTMLElement): Promise<void> {
  // The bootstrap fetches this module while somebody still logs in.
  useSession.setState({ token: storage.token.get() })
  setHttpUi(httpUi)
  watchErrors()
  watchOtherWindows()
  watchUnload()
  await loadTexts(storage.language.get())
  createRoot(root).render(<Portal />)
}

export const Portal = () => (
  <KitFrame>
    <QueryClientProvider client={queryClient}>
      <ScreensContext value={screens}>
        <RouterProvider router={router} />
      </ScreensContext>
      <ForcedPasswordDialog />
      <MustReadDialog />
      <ReloginDialog />
      <SessionDialog />
      <PasswordChanged />
      <LoadingMask />
      <UpdatePrompt text="发现新版本" button="刷新" />
    </QueryClientProvider>
  </KitFrame>
)
