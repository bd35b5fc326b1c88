import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

type Schemas = components['schemas']
export type CompanyLine = Schemas['CompanyLine']
export type CompanyDetail = Schemas['CompanyDetail']

const quiet: CallOptions = { hideMask: true, hideError: true }
export const COMPANIES = 'admin/api/companies'
const at = (rest: string) => `${COMPANIES}${rest}` as const

export const companyKeys = {
  all: ['companies'] as const,
  one: (id: number) => [...companyKeys.all, 'one', id] as const,
}

export const companyCalls = {
  one: (id: number) => http.get<CompanyDetail>(at(`/${id}`), quiet),
  assign: (id: number, body: Schemas['AssignForm']) =>
    http.put<CompanyDetail>(at(`/${id}/assign`), body, { hideError: true }),
  freeze: (id: number, body: Schemas['FreezeCompanyForm']) =>
    http.post<CompanyDetail>(at(`/${id}/freeze`), body, { hideError: true }),
  enable: (id: number, body: Schemas['EnableCompanyForm']) =>
    http.post<CompanyDetail>(at(`/${id}/enable`), body, { hideError: true }),
}
