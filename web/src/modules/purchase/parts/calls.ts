/** What the platform asks for, and what companies answer. */
import { useQuery } from '@tanstack/react-query'
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'

type Schemas = components['schemas']
export type Need = Schemas['NeedSupply']
export type NeedAnswer = Schemas['NeedResponse']

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }
const deed = (): CallOptions => ({ ...once(), hideError: true })

export const NEEDS = 'purchase/api/need-supplies' as const

export const needKeys = {
  all: ['needs'] as const,
  list: ['needs', 'list'] as const,
  one: (id: number) => ['needs', 'one', id] as const,
}

export const needCalls = {
  create: (body: Schemas['NeedForm']) => http.post<Need>(NEEDS, body, deed()),
  save: (body: Schemas['NeedForm']) => http.put<Need>(NEEDS, body, deed()),
  remove: (id: number) => http.delete<void>(`${NEEDS}/${id}`, deed()),
  respond: (id: number, body: Schemas['NeedAnswerForm']) =>
    http.post<Need>(`${NEEDS}/${id}/respond`, body, deed()),
  withdraw: (id: number, rowVersion: number) =>
    http.post<Need>(`${NEEDS}/${id}/withdraw-response`, { rowVersion }, deed()),
  accept: (id: number, body: Schemas['NeedAcceptForm']) =>
    http.post<Need>(`${NEEDS}/${id}/accept`, body, deed()),
  reject: (id: number, body: Schemas['NeedRejectForm']) =>
    http.post<Need>(`${NEEDS}/${id}/reject-response`, body, deed()),
  close: (id: number, body: Schemas['NeedCloseForm']) =>
    http.post<Need>(`${NEEDS}/${id}/close`, body, deed()),
}

/** One of them as it stands now. */
export const useNeed = (id: number) =>
  useQuery({
    queryKey: needKeys.one(id),
    queryFn: () => http.get<Need>(`${NEEDS}/${id}`, quiet),
  })
