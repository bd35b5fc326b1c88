import { type CallOptions, http } from '../../api/http'
import type { components } from '../../api/schema.gen'

export type Message = components['schemas']['MessageLocationLog']

const base = 'admin/api/message-location-logs'

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export interface Filters {
  type?: string
  unread?: boolean
  level?: string
}

export const messageCalls = {
  page: ({ type, unread, level }: Filters, page: number, size: number) =>
    http.page<Message>(base, {
      ...quiet,
      query: { type, level, readStates: unread ? 0 : undefined, page, size },
    }),
  open: (id: number) => http.get<Message>(`${base}/${id}`, quiet),
  read: (which: { ids?: number[]; type?: string; all?: boolean }) =>
    http.post<{ count: number }>(`${base}/read`, which),
  remove: (id: number) => http.delete(`${base}/${id}`),
}

export const messageKeys = {
  all: ['messages'] as const,
  page: (filters: Filters, page: number, size: number) =>
    ['messages', filters, page, size] as const,
}
