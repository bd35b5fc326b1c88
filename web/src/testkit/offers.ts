/** Offers for tests: rows, details, the check before submitting, rooms and categories. */
import type { DocumentHead } from '../blocks/document/types'
import type { OfferDetail, OfferPreCheck, OfferRow } from '../modules/offer/parts/types'
import { useDictionary } from '../state/dictionary'
import { useSession } from '../state/session'
import { storeDetail, storeRow } from './documents'
import { categories, rooms, slots, template } from './offer-rules'

export const OFFERS = 'selection/api/offers'

const words: Record<string, Record<string, string>> = {
  OfferAuditStatus: {
    CREATED: '草稿',
    APPROVING: '审批中',
    REJECTED: '已驳回',
    APPROVED: '已通过',
    STOPED: '已终止',
  },
  OfferApprStep: { SaleAppr: '招商审核', FirstAppr: '初选', FinalAppr: '终选' },
  OfferShowStatus: { NOT_SHOW: '未播', SCHEDULED: '已排期', SHOWED: '已播' },
  OfferFormType: { NORMAL: '常规报品', FAST: '快速报品', PRESALE: '预售报品' },
  OfferStyle: { SINGLE: '单品', SUIT: '套装组合' },
  OfferCopyType: { ReturnShow: '返场', SupplyAssistant: '补播', Link: '挂链', Reuse: '复用' },
  OfferCategory: { New: '新报', Reshow: '翻播' },
  RestrictReason: {
    DETAIL_NOT_APPROVED: '详情页未过审',
    QC_FAIL: '质检不合格',
    CERT_EXPIRED: '证照过期',
  },
  StopReason: { NO_STOCK: '缺货' },
  PrdEchelonLevel: { A: 'A级', S: 'S级' },
  CertType: { TRADEMARK: '商标注册证' },
  PriceMechanismType: { DIRECT: '直降', COUPON: '优惠券' },
  CosmeticEfficacy: { MOISTURE: '保湿' },
}

const item = (type: string, value: string, label: string, more: object = {}) => ({
  type,
  value,
  label,
  sort: 0,
  color: '',
  disabled: false,
  liveRoom: '',
  children: [],
  ...more,
})

/** After the page has been opened with the usual dictionaries. */
export function knowOffers() {
  const items = Object.entries(words).flatMap(([type, own]) =>
    Object.entries(own).map(([value, label]) =>
      item(
        type,
        value,
        label,
        value === 'PRESALE' && type === 'OfferFormType' ? { liveRoom: 'promote11' } : {},
      ),
    ),
  )
  const risks = [item('RiskLevel', 'HIGH', '高风险', { color: 'red' })]
  useDictionary.setState(({ items: known }) => ({ items: [...known, ...items, ...risks] }))
  const room = (liveRoom: string) => ({ liveRoom, label: liveRoom, sort: 0, vendorType: 'zb' })
  useSession.setState({
    liveRooms: ['common', 'promote11', 'promote618'].map(room),
    company: { companyDO: { catalogs: ['Cosmetic'] }, companyBrandDOList: [] } as never,
  })
}

const ACTIONS: Record<string, string[]> = {
  CREATED: ['detail', 'edit', 'submit', 'delete', 'version', 'log', 'copy'],
  APPROVING: ['detail', 'withdraw', 'urge', 'version', 'log', 'copy'],
  REJECTED: ['detail', 'edit', 'submit', 'cancel', 'version', 'log', 'copy'],
  APPROVED: ['detail', 'version', 'log', 'copy', 'reuse', 'change'],
}

export function offerRow(id: number, status: string, given: object = {}): OfferRow {
  return {
    ...headOf(storeRow(id, 'APPROVING')),
    code: `BP26110100${String(id).padStart(2, '0')}`,
    title: `花植面霜 ${id}`,
    offerId: id,
    offerCode: `BP26110100${String(id).padStart(2, '0')}`,
    offerName: `花植面霜 ${id}`,
    status,
    auditStatus: status,
    apprStep: status === 'APPROVING' ? 'FirstAppr' : '',
    actions: ACTIONS[status] ?? ['detail'],
    submitDate: status === 'CREATED' ? null : '2026-11-12 14:32:10',
    badges: [],
    suspended: false,
    restrictReasons: [],
    riskLevel: 'MIDDLE',
    prdEchelonLevel: '',
    superEightProduct: false,
    selProductFlag: false,
    overTimeNotAddSchedule: false,
    changeStatus: 'NONE',
    showStatus: 'NOT_SHOW',
    sessionTitle: '',
    liveRoom: 'common',
    categoryCode: 'Cosmetic',
    category2: 'Cosmetic_Skincare',
    category3: 'Cosmetic_Skincare_Cream',
    formType: 'NORMAL',
    offerStyle: 'SINGLE',
    offerCategory: 'New',
    brandName: '花植',
    mainImage: null,
    minFinalPrice: 75,
    maxFinalPrice: 139,
    commissionRate: 20,
    plannedStock: 12000,
    finalPrice: 75,
    priceLevel: '',
    ownerId: 21,
    broadcastRestricted: false,
    expectShowDateFrom: null,
    giftFlag: false,
    linkOfferCode: null,
    linkSubmitter: null,
    offerCopyFlag: false,
    offerCopyType: null,
    offerSpuExtend: {},
    showScheduleScene: null,
    spuId: null,
    sourceOfferCode: null,
    ...given,
  }
}

const headOf = ({ id, ...row }: DocumentHead): DocumentHead => ({
  id,
  code: row.code,
  title: row.title,
  status: row.status,
  apprStep: row.apprStep,
  round: row.round,
  rowVersion: row.rowVersion,
  actions: row.actions,
  createdBy: row.createdBy,
  createdByName: row.createdByName,
  createdDate: row.createdDate,
  lastModifiedDate: row.lastModifiedDate,
  submitDate: row.submitDate,
  companyId: row.companyId,
  companyName: row.companyName,
})

const file = (fileId: number, type: string) => ({
  fileId,
  type,
  name: `${type}.png`,
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
})

/** Columns that only a detail shows, of an offer that has come nowhere yet. */
const NOWHERE = {
  tab: 'APPROVING',
  originFormType: 'NORMAL',
  skipsFirst: false,
  sessionId: null,
  lastShowDate: null,
  apprEndDate: null,
}

export const offerDetail = (id: number, status: string, given: object = {}): OfferDetail => ({
  ...offerRow(id, status),
  process: storeDetail(id, 'APPROVING').process,
  versions: storeDetail(id, 'APPROVING').versions,
  task: undefined,
  ...NOWHERE,
  brandId: 11,
  storeId: 704,
  sellingPoints: '温和\n轻润\n实惠',
  expectShowDateFrom: '2026-11-24',
  expectShowDateTo: '2026-11-30',
  images: [file(1, 'main'), file(2, 'scene'), file(3, 'scene')],
  detailImages: [],
  videos: [],
  attrFiles: [],
  offerAttrs: { efficacy: ['MOISTURE'], shelfLife: 36, oldOne: '旧属性', label: null },
  skus: [
    {
      id: 51,
      skuName: '50g 单瓶',
      barcode: '6901234500011',
      spec: { 规格: '50g 单瓶' },
      netContent: 50,
      unit: 'g',
      livePagePrice: 169,
      dailyPrice: 149,
      lowestPrice30: 135,
      finalPrice: 129,
      unitPrice: 161.25,
      plannedStock: 12000,
      noBarcode: false,
      disabled: false,
    },
  ],
  mechanism: {
    buyQty: 1,
    lines: [
      { type: 'COUPON', threshold: 100, value: 20, stackable: true, repeat: false, sort: 2 },
      { type: 'DIRECT', value: 20, stackable: true, repeat: false, sort: 1 },
    ],
    gifts: [{ giftName: '同款小样', giftSpec: '15g', qty: 2, sameAsMain: true }],
  },
  slotFee: null,
  contactName: '李静',
  ...given,
})

export const preCheck: OfferPreCheck = {
  level: 'BLOCK',
  sections: {
    required: [],
    images: [],
    compliance: [
      {
        field: 'sellingPoints',
        label: '卖点',
        word: '第一',
        level: 'BLOCK',
        lawRef: '《广告法》第九条',
        suggestion: '热销',
        start: 0,
        end: 2,
      },
    ],
    certs: [
      {
        certType: 'TRADEMARK',
        label: '商标注册证',
        level: 'BRAND',
        required: 'MUST',
        state: 'VALID',
        severity: 'PASS',
        expireDate: '2032-01-29',
      },
      {
        certType: 'TEST_REPORT',
        label: '第三方检测报告',
        level: 'SKU',
        required: 'MUST',
        state: 'MISSING',
        severity: 'WARN',
      },
    ],
    price: [
      {
        rule: 'HISTORY',
        level: 'WARN',
        message: '高于历史直播价¥119.00(BP2610020003)',
        place: 0,
        waived: true,
      },
    ],
    duplicate: [
      {
        offerId: 9,
        code: 'BP2611010009',
        name: '花植面霜',
        liveRoom: 'common',
        status: 'APPROVING',
        rule: 'NAME',
        level: 'WARN',
        message: '与报品BP2611010009名称相近，请确认是否重复',
        waived: false,
      },
    ],
    contract: [],
  },
}

export const waiver = {
  id: 1,
  offerId: 1,
  rule: 'HISTORY',
  reason: '换新包装，成本上升',
  createdBy: 1,
  createdByName: '张招商',
  createdDate: '2026-11-12 10:00:00',
  decidedByName: '终大选',
  expireDate: '2026-11-19',
  status: 'GRANTED',
  rowVersion: 1,
}

/** What the same barcode was offered for before. */
export const past = [
  {
    barcode: '6901234500011',
    offerId: 88,
    offerCode: 'BP2610020003',
    liveRoom: 'common',
    status: 'APPROVED',
    showStatus: 'SHOWED',
    finalPrice: 119,
    unitPrice: 148.75,
    date: '2026-10-02 10:00:00',
  },
]

export const offerAnswers = {
  [`GET ${OFFERS}/image-slots`]: slots,
  'GET bizconfig/api/live-rooms': rooms,
  'GET bizconfig/api/categories': categories,
  'GET bizconfig/api/attr-templates/resolve': template,
  'GET selection/api/merchant/offer-stores': [{ storeId: 704, storeName: '花植官方旗舰店' }],
}
