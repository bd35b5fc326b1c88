/** An offer and what the server answers about it, for tests of its form. */
import type { DictItem } from '../api/calls'
import type { DocumentDetail, DocumentStatus, Values } from '../blocks/document/types'
import { useDictionary } from '../state/dictionary'
import { dictionary, storeDetail } from './documents'
import type { Asked } from './server'

const item = (type: string, value: string, label: string, children: DictItem[] = []): DictItem => ({
  type,
  value,
  label,
  children,
  sort: 0,
  color: '',
  disabled: false,
  liveRoom: '',
})

const words: Record<string, Record<string, string>> = {
  OfferFormType: { NORMAL: '常规报品', FAST: '快速报品', GIFT: '赠品报品' },
  OfferStyle: { SINGLE: '单品', MULTI_SKU: '多规格链接' },
  OfferCategory: { New: '新报', Reshow: '翻播' },
  PriceMechanismType: {
    DIRECT: '直降',
    N_DISCOUNT: '第N件折扣',
    COUPON: '优惠券',
    FULL_REDUCE: '满减',
    DEPOSIT: '定金膨胀',
    RED_PACKET: '红包',
    GIFT: '买赠',
  },
  Unit: { g: 'g', ml: 'ml', pcs: '件' },
  FeeMode: { PURE_COMMISSION: '纯佣', SLOT_COMMISSION: '坑位费+佣金' },
  ProtectScope: { SAME_STORE: '本店铺' },
  GiftCondition: { EACH: '每份' },
}

const category = item('ProductCategory', 'Cosmetic', '美妆个护', [
  item('ProductCategory', 'Cosmetic_Skincare', '护肤', [
    item('ProductCategory', 'Cosmetic_Skincare_Cream', '面霜'),
  ]),
])

/** The page test's dictionary with what an offer needs beside it. */
export const learnOfferWords = () =>
  useDictionary.setState({
    items: [
      ...dictionary.items.filter(({ type }) => type !== 'ProductCategory'),
      category,
      ...Object.entries(words).flatMap(([type, items]) =>
        Object.entries(items).map(([value, label]) => item(type, value, label)),
      ),
    ],
  })

const slot = (code: string, label: string, required = false, most = 1) => ({
  code,
  label,
  required,
  most,
})

const attribute = (attrCode: string, label: string, given: object = {}) => ({
  attrCode,
  label,
  control: 'text',
  required: false,
  keyField: false,
  visibleTo: 'ALL',
  columns: [],
  ...given,
})

export const template = {
  groups: [
    {
      groupName: '备案信息',
      fields: [
        attribute('filingNo', '备案/注册编号', { required: true, keyField: true }),
        attribute('sunscreen', '防晒', { control: 'yesno' }),
        attribute('spfPa', 'SPF/PA', { required: true, showWhen: 'sunscreen=true' }),
        attribute('licenseNo', '国产许可', { showWhen: 'domestic=true' }),
        attribute('staffNote', '平台备注', { visibleTo: 'STAFF' }),
      ],
    },
  ],
  layers: [],
}

/** As the server would: the page price less what is taken off directly. */
export function priced({ body }: Asked) {
  const { skus, mechanism } = body as { skus: Values[]; mechanism: { lines: Values[] } }
  const off = mechanism.lines.reduce((sum, line) => sum + Number(line.value ?? 0), 0)
  return {
    level: 'PASS',
    skus: skus.map(({ id, token, livePagePrice }) => {
      const finalPrice = Number(livePagePrice) - off
      return {
        id,
        token,
        finalPrice,
        perUnitFinalPrice: finalPrice,
        subsidizedPrice: finalPrice,
        unitPrice: finalPrice * 2,
        steps: [],
        level: 'PASS',
        items: [],
      }
    }),
  }
}

export const preCheck = (sections: object = {}) => ({
  level: 'PASS',
  sections: {
    required: [],
    images: [],
    compliance: [],
    certs: [],
    price: [],
    duplicate: [],
    contract: [],
    ...sections,
  },
})

const OFFERS = 'selection/api/offers'

export const offerAnswers = {
  [`GET ${OFFERS}/image-slots`]: [
    slot('main', '主图', true),
    slot('transparentPng', '透明图', true),
    slot('scene', '场景图', false, 5),
  ],
  [`POST ${OFFERS}/price-check`]: priced,
  [`POST ${OFFERS}/3/pre-check`]: preCheck(),
  'GET bizconfig/api/attr-templates/resolve': template,
  'POST bizconfig/api/compliance/check': { level: 'PASS', hits: [] },
  'GET selection/api/merchant/offer-stores': [
    { storeId: 71, storeName: '花植旗舰店', platformType: 'TMALL', status: 'enabled' },
  ],
}

export const sku = (given: object = {}) => ({
  id: 901,
  token: null,
  skuName: '50g',
  spec: { 规格: '50g' },
  barcode: '6901234500011',
  noBarcode: false,
  livePagePrice: 169,
  dailyPrice: 159,
  lowestPrice30: 139,
  plannedStock: 5000,
  netContent: 50,
  unit: 'g',
  packQty: 1,
  finalPrice: 169,
  image: [],
  ...given,
})

/** A whole offer, as it could be submitted. */
export const offerValues = (): Values => ({
  liveRoom: 'common',
  categoryCode: 'Cosmetic',
  formType: 'NORMAL',
  offerStyle: 'SINGLE',
  offerCopyType: null,
  sourceOfferId: null,
  offerName: '花植积雪草修护面霜',
  category2: 'Cosmetic_Skincare',
  category3: 'Cosmetic_Skincare_Cream',
  brandId: 11,
  storeId: 71,
  offerCategory: 'New',
  shortTitle: '面霜',
  sellingPoints: '积雪草\n温和\n修护',
  originPlace: '上海',
  isDomestic: true,
  itemUrl: 'https://detail.tmall.com/1',
  itemId: '700000001',
  expectShowDateFrom: '2099-12-01',
  expectShowDateTo: '2099-12-05',
  images: [
    { fileId: 1, name: 'main.png', fileName: 'main.png', type: 'main', isPrimary: true },
    { fileId: 2, name: 'alpha.png', fileName: 'alpha.png', type: 'transparentPng' },
  ],
  offerAttrs: { filingNo: '沪G妆网备字2024012345' },
  skus: [sku()],
  mechanism: { buyQty: 1, lines: [], gifts: [], mechanismText: null },
  feeMode: 'PURE_COMMISSION',
  commissionRate: 20,
  priceProtectDays: 30,
  protectScope: 'SAME_STORE',
  protectPromise: true,
  shipTime: 'H48',
  freightTemplate: '包邮',
  freightInsurance: true,
  returnPolicy: 'D7_FREE',
  invoiceSupport: true,
  contactName: '王芳',
  contactPhone: '138****0001',
})

export const offerDetail = (status: DocumentStatus, given: object = {}): DocumentDetail => {
  const { id, actions, rowVersion, process, versions, ...head } = storeDetail(3, status)
  return {
    ...head,
    ...offerValues(),
    id,
    actions,
    rowVersion,
    process,
    versions,
    code: 'BP2611010005',
    title: '花植积雪草修护面霜',
    ...given,
  }
}
