/** The whole portal in a test: the real shell before the fake server. */
import { render } from 'vitest-browser-react'
import { setHttpUi } from '../api/http'
import { storage } from '../api/storage'
import { httpUi } from '../app/http-ui'
import { router } from '../app/router'
import { Portal } from '../app/start'
import { useDirtyForms } from '../state/dirty'
import { queryClient } from '../state/query'
import { forgetSession, setToken } from '../state/session'
import { clearTabs } from '../state/tabs'

export async function openPortal(path: string) {
  clearTabs()
  queryClient.clear()
  useDirtyForms.setState({ forms: {} })
  forgetSession()
  setHttpUi(httpUi)
  await router.navigate('/404')
  if (!storage.token.get()) setToken('a-token')
  await router.navigate(path)
  return render(<Portal />)
}

export const place = () => router.state.location.pathname + router.state.location.search
