/** Promises of prices, cases of broken ones, and what is asked elsewhere. */
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'

type Schemas = components['schemas']
export type Commitment = Schemas['PriceCommitment']
export type Violation = Schemas['PriceViolation']
export type ChannelPrice = Schemas['ChannelPriceRow']
export type Protection = Schemas['OfferProtection']

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export const COMMITMENTS = 'selection/api/price-commitments' as const
export const VIOLATIONS = 'selection/api/price-violations' as const
export const PRICES = 'selection/api/channel-prices' as const

export const priceKeys = {
  all: ['price'] as const,
  commitments: ['price', 'commitments'] as const,
  violations: ['price', 'violations'] as const,
  prices: ['price', 'prices'] as const,
  ofOffer: (id: number) => ['price', 'offer', id] as const,
}

export const priceCalls = {
  ofOffer: (id: number) => http.get<Protection>(`selection/api/offers/${id}/protection`, quiet),
  record: (body: Schemas['PriceRecordForm']) =>
    http.post<Violation>(VIOLATIONS, body, { ...once(), hideError: true }),
  ask: (id: number, body: Schemas['PriceAskForm']) =>
    http.post<Violation>(`${VIOLATIONS}/${id}/ask`, body, { ...once(), hideError: true }),
  explain: (id: number, body: Schemas['PriceExplainForm']) =>
    http.post<Violation>(`${VIOLATIONS}/${id}/explain`, body, { ...once(), hideError: true }),
  confirm: (id: number, body: Schemas['PriceConfirmForm']) =>
    http.post<Violation>(`${VIOLATIONS}/${id}/confirm`, body, { ...once(), hideError: true }),
  close: (id: number, body: Schemas['PriceCloseForm']) =>
    http.post<Violation>(`${VIOLATIONS}/${id}/close`, body, { ...once(), hideError: true }),
}
