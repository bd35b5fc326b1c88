/** Reasons for a rejection with their sentences: the desk offers them, the configuration keeps them. */
import { http } from './http'
import type { components } from './schema.gen'

export type RejectReason = components['schemas']['RejectReason']

export const rejectReasons = () =>
  http.get<RejectReason[]>('bizconfig/api/reject-reasons', { hideMask: true, hideError: true })
