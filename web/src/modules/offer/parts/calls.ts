/** What is asked about offers beside the calls of every document, and the query keys. */
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'
import type { Diff, DocumentDetail, DocumentHead } from '../../../blocks/document/types'
import type {
  Category,
  Duplicate,
  ImageSlot,
  OfferCompared,
  OfferPreCheck,
  PastPrice,
  Room,
  Waiver,
} from './types'

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export const OFFERS = 'selection/api/offers' as const
export const OFFER_CHANGES = 'selection/api/offer-changes' as const

export interface TemplateQuery {
  categoryCode: string
  liveRoom: string
  formType: string
  offerStyle: string
}

export const offerCalls = {
  preCheck: (id: number) => http.post<OfferPreCheck>(`${OFFERS}/${id}/pre-check`, {}, quiet),
  waivers: (id: number) => http.get<Waiver[]>(`${OFFERS}/${id}/waivers`, quiet),
  /** With those of other companies, for whoever may see them. */
  duplicates: (id: number) => http.get<Duplicate[]>(`${OFFERS}/${id}/duplicates`, quiet),
  priceHistory: (id: number) => http.get<PastPrice[]>(`${OFFERS}/${id}/price-history`, quiet),
  /** Two to five, in the order of the ids. */
  compare: (ids: readonly number[]) =>
    http.get<OfferCompared[]>(`${OFFERS}/compare`, { ...quiet, query: { ids: ids.join(',') } }),
  /** The changes of an offer, the latest first. */
  changes: (id: number) =>
    http.page<DocumentHead>(OFFER_CHANGES, { ...quiet, query: { changeOf: id, size: 10 } }),
  abandon: (id: number, rowVersion: number) =>
    http.post<DocumentDetail>(`${OFFER_CHANGES}/${id}/abandon`, { rowVersion }, once()),
  imageSlots: (categoryCode: string, formType: string) =>
    http.get<ImageSlot[]>(`${OFFERS}/image-slots`, { ...quiet, query: { categoryCode, formType } }),
  /** A draft of another show in the room for each. */
  reuse: (rows: readonly Pick<DocumentHead, 'id' | 'rowVersion'>[], liveRoom: string) =>
    http.post<components['schemas']['OfferBatchDone']>(
      `${OFFERS}/batch/reuse`,
      { items: rows.map(({ id, rowVersion }) => ({ id, rowVersion })), liveRoom },
      once(),
    ),
  rooms: () => http.get<Room[]>('bizconfig/api/live-rooms', quiet),
  categories: () => http.get<Category[]>('bizconfig/api/categories', quiet),
  template: (query: TemplateQuery) =>
    http.get<components['schemas']['Resolved']>('bizconfig/api/attr-templates/resolve', {
      ...quiet,
      query: { ...query },
    }),
  /** One version against the one before it. */
  logDiff: (logId: number, all: boolean) =>
    http.get<Diff>(`selection/api/offer-logs/${logId}/diff`, {
      ...quiet,
      query: { all: all || undefined },
    }),
  deed: (id: number, deed: 'stop' | 'restrict' | 'unrestrict' | 'change', body: object) =>
    http.post<DocumentDetail>(`${OFFERS}/${id}/${deed}`, body, once()),
}

/** Under the document's own first part: what is done to an offer forgets these too. */
export const offerKeys = {
  preCheck: (id: number) => ['offer', 'preCheck', id] as const,
  waivers: (id: number) => ['offer', 'waivers', id] as const,
  duplicates: (id: number) => ['offer', 'duplicates', id] as const,
  priceHistory: (id: number) => ['offer', 'priceHistory', id] as const,
  changes: (id: number) => ['offer', 'changes', id] as const,
  compare: (ids: readonly number[]) => ['offer', 'compare', ids] as const,
  imageSlots: (categoryCode: string, formType: string) =>
    ['offerSlots', categoryCode, formType] as const,
  rooms: ['offerRooms'] as const,
  categories: ['offerCategories'] as const,
  template: (query: TemplateQuery) => ['offerTemplate', query] as const,
  logDiff: (logId: number, all: boolean) => ['offer', 'logDiff', logId, all] as const,
}
