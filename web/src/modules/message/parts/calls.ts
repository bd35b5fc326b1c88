import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

export type Message = components['schemas']['MessageLocationLog']
export type MessageDetail = components['schemas']['MessageDetail']
export type ChannelResult = components['schemas']['ChannelResult']

const base = 'admin/api/message-location-logs'

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export interface Filters {
  type?: string
  unread?: boolean
  /** INFO, WARN or URGENT */
  level?: string
  /** Days, both included. */
  from?: string
  to?: string
  title?: string
}

export const messageCalls = {
  page: ({ type, unread, level, from, to, title }: Filters, page: number, size: number) =>
    http.page<Message>(base, {
      ...quiet,
      query: {
        type,
        level,
        title,
        readStates: unread ? 0 : undefined,
        'sendDate.greaterThanOrEqual': from,
        'sendDate.lessThanOrEqual': to,
        page,
        size,
      },
    }),
  open: (id: number) => http.get<MessageDetail>(`${base}/${id}`, quiet),
  read: (which: { ids?: number[]; type?: string; all?: boolean }) =>
    http.post<{ count: number }>(`${base}/read`, which),
  remove: (id: number) => http.delete(`${base}/${id}`),
}

export const messageKeys = {
  all: ['messages'] as const,
  page: (filters: Filters, page: number, size: number) =>
    ['messages', filters, page, size] as const,
}
