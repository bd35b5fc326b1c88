/** An offer as the server shows it in a list and for reading. */
import type { UploadFile } from '../../../api/files'
import type { components } from '../../../api/schema.gen'
import type { DocumentDetail, DocumentRow } from '../../../blocks/document/types'

type Schemas = components['schemas']

export type OfferSku = Omit<Schemas['OfferSku'], 'image'> & { image?: UploadFile[] }
export type MechanismLine = Schemas['MechanismLine']
export type MechanismGift = Omit<Schemas['MechanismGift'], 'giftImage'> & {
  giftImage?: UploadFile[]
}
export type OfferMechanism = Omit<NonNullable<Schemas['OfferDetail']['mechanism']>, 'gifts'> & {
  gifts?: MechanismGift[]
}
export type OfferPreCheck = Schemas['OfferPreCheck']
export type PriceFinding = Schemas['OfferPriceFinding']
export type Duplicate = Schemas['OfferDuplicate']
export type CertFinding = Schemas['OfferCertFinding']
export type Waiver = Schemas['PreCheckWaiver']
export type ImageSlot = Schemas['ImageSlot']
export type Room = Schemas['KeptRoom']
export type Category = Schemas['Category']
export type AttrGroup = Schemas['AttrGroup']
export type AttrField = Schemas['AttrField']

/** What the same barcode was offered for before. */
export interface PastPrice {
  barcode: string
  offerId: number
  offerCode: string
  liveRoom: string
  status: string
  showStatus: string
  finalPrice: number | null
  unitPrice: number | null
  date: string | null
}

/** Decided by the server, by one table for all pages. */
export interface OfferBadge {
  code: string
  label: string
  text: string
  tip: string
}

/** What a list and a head show of it. */
export interface OfferFacts {
  auditStatus: string
  apprStep: string
  badges: OfferBadge[]
  suspended: boolean
  restrictReasons: string[]
  riskLevel: string
  prdEchelonLevel: string
  superEightProduct: boolean
  selProductFlag: boolean
  overTimeNotAddSchedule: boolean
  changeStatus: string
  showStatus: string
  sessionTitle: string
  liveRoom: string
  categoryCode: string
  category2?: string | null
  category3?: string | null
  formType: string
  offerStyle: string
  offerCategory?: string | null
  brandName: string
  mainImage: { fileId: number; url: string } | null
  minFinalPrice: number | null
  maxFinalPrice: number | null
  commissionRate: number | null
  plannedStock: number | null
}

export type OfferRow = DocumentRow & OfferFacts

/** What only staff are told. */
export interface StaffFacts {
  bdUserId: number | null
  bdUserName: string | null
  /** The average of the four marks. */
  score: number | null
  firstScore: Partial<Record<'product' | 'price' | 'brand' | 'match', number>> | null
  /** With itself; 0 without a barcode. */
  sameBarcodeCount: number
  /** PASS, WARN or BLOCK at its last submission; empty before. */
  priceLevel: string
  task?: StaffTask
}

export interface StaffTask {
  id: number
  step: string
  stepName: string
  assigneeName: string | null
  dueDate: string
  overtime: boolean
  batchable: boolean
  canDecide: boolean
}

export type StaffOfferRow = OfferRow & StaffFacts

export const asStaffOffer = (row: DocumentRow) => row as StaffOfferRow

export type OfferCompared = Omit<Schemas['OfferCompared'], 'offer' | 'history' | 'lowest'> & {
  offer: OfferDetail & StaffFacts
  history: PastPrice[]
  lowest?: PastPrice | null
}

/** A list's rows are of any document; those of this one are offers. */
export const asOffer = (row: DocumentRow) => row as OfferRow

export type OfferDetail = DocumentDetail &
  OfferFacts & {
    images: UploadFile[]
    detailImages: UploadFile[]
    videos: UploadFile[]
    attrFiles: UploadFile[]
    offerAttrs: Record<string, unknown>
    skus: OfferSku[]
    mechanism: OfferMechanism
    expectShowDateFrom?: string | null
    expectShowDateTo?: string | null
    commissionRate: number | null
    slotFee?: number | null
    /** The offer that it changes, where it is no offer itself. */
    changeOf?: number | null
  }

export const asOfferDetail = (detail: DocumentDetail) => detail as OfferDetail

/** Of the pictures themselves: whoever reads the whole offer has them all. */
export const mainPicture = ({ images = [] }: OfferDetail) =>
  images.find(({ type }) => type === 'main')?.url ?? null

/** A change is looked at as the offer that it changes. */
export const offerIdOf = ({ id, changeOf }: OfferDetail) => changeOf ?? id

/** The deepest category that is chosen. */
export const categoryOf = ({ categoryCode, category2, category3 }: OfferFacts) =>
  category3 || category2 || categoryCode

export const categoryPath = ({ categoryCode, category2, category3 }: OfferFacts) =>
  [categoryCode, category2, category3].filter((code) => typeof code === 'string' && code !== '')
