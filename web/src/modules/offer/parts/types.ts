/** An offer as the server shows it in a list and for reading. */
import type { UploadFile } from '../../../api/files'
import type { components } from '../../../api/schema.gen'
import type { WithFiles } from '../../../blocks/document/types'

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
  /** Empty where it is the same by name and spec. */
  barcode: string
  skuName: string
  offerId: number
  offerCode: string
  liveRoom: string
  status: string
  showStatus: string
  finalPrice: number | null
  unitPrice: number | null
  date: string | null
}

/** What no offer leaves empty, though the column alone does not say so. */
type Always =
  | 'apprStep'
  | 'auditStatus'
  | 'brandName'
  | 'categoryCode'
  | 'changeStatus'
  | 'formType'
  | 'liveRoom'
  | 'offerCode'
  | 'offerStyle'
  | 'prdEchelonLevel'
  | 'priceLevel'
  | 'riskLevel'
  | 'sessionTitle'
  | 'showStatus'

export type OfferRow = Omit<Schemas['OfferRow'], Always> & {
  [K in Always]: NonNullable<Schemas['OfferRow'][K]>
}

export type OfferBadge = Schemas['Badge']
export type StaffTask = Schemas['OfferTask']

export type OfferCompared = Omit<Schemas['OfferCompared'], 'offer' | 'history' | 'lowest'> & {
  offer: OfferDetail
  history: PastPrice[]
  lowest?: PastPrice | null
}

type Files = 'images' | 'detailImages' | 'videos' | 'attrFiles'

/** The form, and what a list shows of it. */
export type OfferDetail = WithFiles<
  Omit<Schemas['OfferDetail'], Always | 'skus' | 'mechanism' | 'offerAttrs'>,
  Files
> &
  Pick<OfferRow, Always> & {
    offerAttrs: Record<string, unknown>
    skus: OfferSku[]
    mechanism: OfferMechanism
  }

/** Of the pictures themselves: whoever reads the whole offer has them all. */
export const mainPicture = ({ images = [] }: OfferDetail) =>
  images.find(({ type }) => type === 'main')?.url ?? null

/** A change is looked at as the offer that it changes. */
export const offerIdOf = ({ id, changeOf }: OfferDetail) => changeOf ?? id

type Placed = Pick<OfferDetail, 'categoryCode' | 'category2' | 'category3'>

/** The deepest category that is chosen. */
export const categoryOf = ({ categoryCode, category2, category3 }: Placed) =>
  category3 || category2 || categoryCode

export const categoryPath = ({ categoryCode, category2, category3 }: Placed) =>
  [categoryCode, category2, category3].filter((code) => typeof code === 'string' && code !== '')

/** What the marks beside an offer's name tell of. */
export type Tagged = Pick<
  OfferRow,
  | 'badges'
  | 'suspended'
  | 'restrictReasons'
  | 'prdEchelonLevel'
  | 'superEightProduct'
  | 'selProductFlag'
  | 'overTimeNotAddSchedule'
  | 'riskLevel'
>

/** S9-08: what `isDomestic` says. */
export const ORIGINS = ['国产', '进口'] as const
