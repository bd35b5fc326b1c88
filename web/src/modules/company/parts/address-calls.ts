import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

export type Address = components['schemas']['Address']
export type AddressForm = components['schemas']['AddressForm']

const ADDRESSES = 'admin/api/addresses' as const

export const addressCalls = {
  list: () => http.get<Address[]>(ADDRESSES, { hideMask: true, hideError: true }),
  create: (form: AddressForm) => http.post<Address>(ADDRESSES, form, { hideError: true }),
  update: (id: number, form: AddressForm) =>
    http.put<Address>(ADDRESSES, form, { hideError: true, query: { id } }),
  remove: (id: number) => http.delete<void>(`${ADDRESSES}/${id}`),
}

export const addressKey = ['addresses'] as const
