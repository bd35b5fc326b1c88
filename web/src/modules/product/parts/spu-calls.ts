/** What is asked about products beside the calls of every document. */
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'
import type { WithFiles } from '../../../blocks/document/types'

type Schemas = components['schemas']

export type SpuRow = Schemas['SpuRow']
export type SpuDetail = WithFiles<Schemas['SpuDetail'], 'images' | 'detailImages' | 'attrFiles'>
export type SpuLookup = Schemas['SpuLookup']
export type MissingField = Schemas['SpuMissingField']
/** Rows are typed in by people: any member may still be missing. */
export type SpuSku = Partial<Schemas['SpuSku']>

export const SPUS = 'product/api/spus' as const

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export const spuCalls = {
  lookup: (barcode: string) =>
    http.get<SpuLookup>(`${SPUS}/lookup`, { ...quiet, query: { barcode } }),
  /** The company wants to sell what another of its brand keeps. */
  link: (id: number, remark: string | undefined) =>
    http.post<Schemas['SpuLinkDetail']>(`${SPUS}/${id}/link`, { remark }, once()),
  unlink: (id: number, rowVersion: number) =>
    http.post<Schemas['SpuLinkDetail']>(`${SPUS}/${id}/unlink`, { rowVersion }, once()),
  slots: (categoryCode: string) =>
    http.get<Schemas['ImageSlot'][]>(`${SPUS}/image-slots`, { ...quiet, query: { categoryCode } }),
}

export const spuKeys = {
  slots: (categoryCode: string) => ['spuSlots', categoryCode] as const,
}
