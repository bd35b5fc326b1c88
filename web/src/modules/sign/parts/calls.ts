/** Signing by a link, and the records of it. A link's token opens its agreement; without one the session does. */
import { type CallOptions, http } from '../../../api/http'
import type { Params } from '../../../api/params'
import type { components } from '../../../api/schema.gen'
import { type SignLink, storage } from '../../../api/storage'

type Schemas = components['schemas']

export type CompanySign = Schemas['CompanySign']
export type SignRecord = Schemas['SignRecord']
export type Verification = Schemas['SignVerification']
export type SignInput = Schemas['CompanySignForm']

const SIGNS = 'admin/api/company-signs'

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

/** Whoever holds the link of this agreement acts by it, also with somebody's session in the browser. */
function by(signId: string | number): CallOptions {
  const link = linkOf(String(signId))
  return link ? { ...quiet, token: '', headers: { 'X-Sign-Token': link.token } } : quiet
}

export function linkOf(signId: string): SignLink | undefined {
  const link = storage.signLink.get()
  return link?.signId === signId ? link : undefined
}

export const signCalls = {
  read: (id: string) => http.get<CompanySign>(`${SIGNS}/${id}`, by(id)),
  view: (id: string, readToEnd: boolean) =>
    http.post<CompanySign>(`${SIGNS}/${id}/view`, { readToEnd }, by(id)),
  sendCode: (id: string) =>
    http.get<Schemas['CodeSent']>('admin/api/verifyCode', { ...by(id), query: { Type: 'SIGN' } }),
  sign: (id: string, input: SignInput) =>
    http.post<CompanySign>(`${SIGNS}/${id}/sign`, input, by(id)),
  reject: (id: string, reason: string) =>
    http.post<CompanySign>(`${SIGNS}/${id}/reject`, { reason }, by(id)),
  reapply: (id: string) => http.post<unknown>(`${SIGNS}/${id}/reapply`, undefined, by(id)),
  pdf: (id: string | number) => http.blob(`${SIGNS}/${id}/pdf`, by(id)),
  verify: (id: string | number) => http.get<Verification>(`${SIGNS}/${id}/verify`, by(id)),

  records: (query: Params) => http.page<SignRecord>(SIGNS, { ...quiet, query }),
  resend: (id: number) => http.post<SignRecord>(`${SIGNS}/${id}/resend`),
}

export const signKeys = {
  one: (id: string) => ['companySign', id] as const,
  records: ['companySigns'] as const,
  verification: (id: string | number) => ['companySign', String(id), 'verify'] as const,
}
