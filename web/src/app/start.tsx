import '../design/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { setHttpUi } from '../api/http'
import { storage } from '../api/storage'
import { ModulesContext } from '../blocks/document/registry'
import { KitFrame } from '../design/kit-frame'
import { loadTexts } from '../i18n/texts'
import { watchErrors } from '../state/error-log'
import { queryClient } from '../state/query'
import { useSession } from '../state/session'
import { ScreensContext } from '../state/sidebar'
import { Dialogs } from './dialogs/dialogs'
import { LoadingMask } from './dialogs/loading-mask'
import { load } from './guard/guard'
import { httpUi } from './http-ui'
import { modules } from './modules'
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
  // Under way before the first drawing; the guard asks again, and hears of a failure.
  if (storage.token.get()) load(location.hash.slice(1)).catch(() => undefined)
  await loadTexts(storage.language.get())
  createRoot(root).render(<Portal />)
}

export const Portal = () => (
  <KitFrame>
    <QueryClientProvider client={queryClient}>
      <ModulesContext value={modules}>
        <ScreensContext value={screens}>
          <RouterProvider router={router} />
        </ScreensContext>
      </ModulesContext>
      <Dialogs />
      <LoadingMask />
      <UpdatePrompt text="发现新版本" button="刷新" />
    </QueryClientProvider>
  </KitFrame>
)
