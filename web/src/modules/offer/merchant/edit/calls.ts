/** What the offer's form asks the server beside the calls of every document. */
import { http } from '../../../../api/http'
import type { components } from '../../../../api/schema.gen'
import type { Values } from '../../../../blocks/document/types'

type Schemas = components['schemas']

export type OfferSku = Schemas['OfferSku']
export type Mechanism = Schemas['OfferMechanism']
export type MechanismLine = Schemas['MechanismLine']
export type MechanismGift = Schemas['MechanismGift']
export type Slot = Schemas['ImageSlot']
export type PriceAnswer = Schemas['OfferPriceCheck']
export type PricedSku = Schemas['OfferPriceCheckSku']
export type PriceFinding = Schemas['OfferPriceFinding']
export type PreCheckAnswer = Schemas['OfferPreCheck']
export type CertFinding = Schemas['OfferCertFinding']
export type Hit = Schemas['ComplianceHit']
export type Verdict = Schemas['ComplianceVerdict']
export type Template = Schemas['Resolved']
export type NamedField = Schemas['OfferNamedField']

/** What the four choices at the start fix for good. */
export interface Scope {
  liveRoom: string
  categoryCode: string
  formType: string
  offerStyle: string
}

/** A form to begin with, and what has become of the source's. */
export interface CopySource {
  offer: Values
  dropped: NamedField[]
  cleared: NamedField[]
  locked: NamedField[]
}

export interface CheckedText {
  field: string
  label: string
  text: string
}

const OFFERS = 'selection/api/offers' as const
/** The page itself shows what failed. */
const quiet = { hideMask: true, hideError: true }

export const offerCalls = {
  copySource: (id: number, mode: 'copy' | 'reuse', scope: Partial<Scope>) =>
    http.get<CopySource>(`${OFFERS}/${id}/copy-source`, { ...quiet, query: { mode, ...scope } }),
  productSource: (id: number, scope: Scope) =>
    http.get<CopySource>(`product/api/spus/${id}/offer-source`, { ...quiet, query: { ...scope } }),
  priceCheck: (body: Values, signal: AbortSignal) =>
    http.post<PriceAnswer>(`${OFFERS}/price-check`, body, { ...quiet, signal }),
  preCheck: (id: number) =>
    http.post<PreCheckAnswer>(`${OFFERS}/${id}/pre-check`, undefined, quiet),
  compliance: (categoryCode: string, items: readonly CheckedText[], signal: AbortSignal) =>
    http.post<Verdict>(
      'bizconfig/api/compliance/check',
      { scene: 'OFFER', categoryCode, items },
      { ...quiet, signal },
    ),
}

export const offerKeys = {
  source: (id: number, mode: string, scope: object) => ['offerSource', id, mode, scope] as const,
}
