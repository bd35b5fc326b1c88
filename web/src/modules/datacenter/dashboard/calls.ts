/** What the first page counts. Every figure names the list whose total it is. */
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

export type { TodoCount } from '../../../api/calls'

type Schemas = components['schemas']

export type Step = Schemas['Step']
export type Waiting = Schemas['WaitingTasks']

const quiet: CallOptions = { hideMask: true, hideError: true }

export const dashboardCalls = {
  biz: () => http.get<Schemas['BizDashboard']>('datacenter/api/dashboard/biz', quiet),
  platform: () =>
    http.get<Schemas['PlatformDashboard']>('datacenter/api/dashboard/platform', quiet),
}

/** Below the key of the menu's pills: what makes these old makes the page old, too. */
export const dashboardKeys = {
  biz: ['todos', 'biz'] as const,
  platform: ['todos', 'platform'] as const,
}
