/** One page in a test: kit, theme, queries and an address of its own, without the shell. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { cleanup, render } from 'vitest-browser-react'
import type { Account } from '../api/calls'
import { setHttpUi } from '../api/http'
import { modules } from '../app/modules'
import { ModulesContext } from '../blocks/document/registry'
import { toast } from '../design/feedback'
import { KitFrame } from '../design/kit-frame'
import { useDictionary } from '../state/dictionary'
import { TabContext, useDirtyForms } from '../state/dirty'
import { queryClient } from '../state/query'
import { useSession } from '../state/session'
import { dictionary } from './documents'
import { wangfang } from './server'

interface PageOptions {
  /** Where the page stands, with its query. */
  path?: string
  route?: string
  codes?: readonly string[]
  /** What is different about whoever is logged in. */
  account?: Partial<Account>
}

/** Opens the page; every other address shows its own path, so that a test sees where it was led. */
export async function openPage(page: ReactNode, options: PageOptions = {}) {
  const { path = '/page', route = path.split('?')[0], codes = [], account } = options
  await cleanup()
  queryClient.clear()
  useDirtyForms.setState({ forms: {} })
  useDictionary.setState({ owner: 2, version: '1', items: dictionary.items })
  useSession.setState({ account: { ...wangfang, ...account }, actionCodes: new Set(codes) })
  setHttpUi({ error: (text) => toast.error(text) })
  const router = createMemoryRouter(
    [
      { path: route, element: <TabContext value={path}>{page}</TabContext> },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    { initialEntries: [path] },
  )
  const view = await render(
    <KitFrame>
      <QueryClientProvider client={queryClient}>
        <ModulesContext value={modules}>
          <RouterProvider router={router} />
        </ModulesContext>
      </QueryClientProvider>
    </KitFrame>,
  )
  return {
    ...view,
    router,
    place: () => router.state.location.pathname + router.state.location.search,
  }
}
