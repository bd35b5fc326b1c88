/** Documents, rows and dictionaries for tests of lists, forms and the desk. */
import type {
  Diff,
  DiffFile,
  DiffItem,
  DocumentStatus,
  ProcessStep,
  Task,
  Version,
} from '../blocks/document/types'
import type { StoreDetail, StoreRow } from '../modules/selection/document'

const words: Record<string, Record<string, string>> = {
  WorkflowStatus: {
    NOT_STARTED: '未开始',
    CREATED: '草稿',
    APPROVING: '审批中',
    REJECTED: '已驳回',
    APPROVED: '已通过',
    CANCELLED: '已作废',
    CANCELLED_BY_ZHAOSHANG: '已取消',
    COMPLETED: '已完成',
  },
  StorePlatform: { TMALL: '天猫', TAOBAO: '淘宝', JD: '京东', DOUYIN: '抖音' },
  StoreType: { FLAGSHIP: '旗舰店', EXCLUSIVE: '专卖店', SPECIALTY: '专营店' },
  ProductCategory: { Cosmetic: '美妆个护', Food: '食品饮料' },
  RejectReason: { INFO_MISSING: '资料不全', INFO_WRONG: '信息有误', OTHER: '其他' },
  LiveRoom: { common: '日常直播间', promote11: '双11大促' },
  WorkflowType: { offerStoreTask: '店铺审批', productOfferTask: '报品审批' },
  CertType: { CCC: '3C证书', TEST_REPORT: '第三方检测报告' },
  StoreStatus: { NORMAL: '正常', FROZEN: '冻结', UNBOUND: '已解绑' },
  VendorPosition: { OPERATION: '运营', FINANCE: '财务' },
  DataScope: { SELF: '本人', COMPANY: '本企业', ALL: '全部' },
  UseStatusReason: { NOT_SIGNED: '未签约', ARREARS: '欠费', VIOLATION: '违规' },
  VendorGroup: { KA: 'KA', NEW: '新锐' },
  AddressType: { company: '企业地址', person: '个人地址', warehouse: '仓库地址' },
  UserStatus: { enabled: '启用', disabled: '停用' },
  ProductSkuStatus: { CREATED: '草稿', APPROVING: '待审核', ENABLED: '启用', DISABLED: '停用' },
  OfferChangeStatus: { NONE: '无', CREATED: '变更草稿', APPROVING: '变更审批中' },
  StorageType: { NORMAL: '常温', DANGER: '危险品' },
}

export const dictionary = {
  version: 1,
  items: Object.entries(words).flatMap(([type, items]) =>
    Object.entries(items).map(([value, label], sort) => ({
      type,
      value,
      label,
      sort,
      color: '',
      disabled: false,
      liveRoom: '',
      children: [],
    })),
  ),
}

const ACTIONS: Partial<Record<DocumentStatus, string[]>> = {
  CREATED: ['detail', 'edit', 'submit', 'copy', 'version', 'log', 'delete'],
  APPROVING: ['detail', 'withdraw', 'urge', 'copy', 'version', 'log'],
  REJECTED: ['detail', 'edit', 'submit', 'cancel', 'copy', 'version', 'log'],
  APPROVED: ['detail', 'unbind', 'version', 'log'],
}

export function storeRow(id: number, status: DocumentStatus, given: object = {}): StoreRow {
  return {
    id,
    code: `DP261115${String(id).padStart(4, '0')}`,
    title: `花植旗舰店 ${id}`,
    status,
    apprStep: status === 'APPROVING' ? 'StoreSaleAppr' : '',
    round: 1,
    rowVersion: 3,
    actions: ACTIONS[status] ?? ['detail', 'version', 'log'],
    createdBy: 21,
    createdByName: '王芳',
    createdDate: '2026-11-12 14:30:00',
    lastModifiedDate: '2026-11-12 14:32:10',
    submitDate: status === 'CREATED' ? null : '2026-11-12 14:32:10',
    companyId: 2,
    companyName: '上海花植美妆有限公司',
    storeId: status === 'APPROVED' ? 700 + id : null,
    storeName: `花植旗舰店 ${id}`,
    platformType: 'TMALL',
    sellerId: '花植官方旗舰店',
    storeType: 'FLAGSHIP',
    ownerName: '上海花植美妆有限公司',
    isOwn: true,
    brandNames: '花植',
    dsrDesc: 4.86,
    authExpireDate: null,
    ...given,
  }
}

const step = (given: Partial<ProcessStep>): ProcessStep => ({
  step: 'StoreSaleAppr',
  stepName: '招商审核',
  roleCode: 'ZHAOSHANG',
  roleName: '招商',
  status: 'NOT_STARTED',
  handlerName: null,
  date: null,
  opinion: null,
  costHours: null,
  dueDate: null,
  overtime: false,
  ...given,
})

const STEP_STATUS: Partial<Record<DocumentStatus, ProcessStep['status']>> = {
  APPROVING: 'APPROVING',
  REJECTED: 'REJECTED',
  APPROVED: 'APPROVED',
}

export function storeDetail(id: number, status: DocumentStatus, given: object = {}): StoreDetail {
  return {
    ...storeRow(id, status),
    storeName: `花植旗舰店 ${id}`,
    brandIds: [11],
    storeUrl: 'https://huazhi.tmall.com',
    ownerCreditCode: '91310115MA1K3Q020R',
    authFiles: [],
    screenshot: [{ fileId: 7001, name: '后台截图.png', fileName: '后台截图.png', url: '' }],
    categories: ['Cosmetic'],
    dsrService: 4.9,
    dsrLogistics: 4.8,
    fansCount: 128000,
    depositPaid: 50000,
    remark: '',
    process: {
      steps: [step({ status: STEP_STATUS[status] ?? 'NOT_STARTED', handlerName: '张招商' })],
      logs: [
        {
          id: 1,
          round: 1,
          step: '',
          stepName: '',
          action: 'SUBMIT',
          actionLabel: '提交',
          operatorName: '王芳',
          roleCode: null,
          opinion: null,
          rejectReasons: [],
          date: '2026-11-12 14:32:10',
          costHours: null,
        },
      ],
    },
    versions: [
      {
        logId: 501,
        versionNo: 1,
        round: 1,
        changeType: 'SUBMIT',
        keyChanged: false,
        changedFields: [],
        operatorName: '王芳',
        remark: null,
        date: '2026-11-12 14:32:10',
      },
    ],
    ...given,
  }
}

export const rejectInfo = {
  round: 1,
  step: 'StoreSaleAppr',
  stepName: '招商审核',
  operatorName: '张招商',
  date: '2026-11-12 15:40:00',
  opinion: '店铺名称与后台不一致，请补充截图',
  reasons: ['信息有误', '资料不全'],
  reasonCodes: ['INFO_WRONG', 'INFO_MISSING'],
  resubmitTo: 'THIS_STEP' as const,
  fields: [
    { field: 'storeName', label: '店铺名称', remark: '请与后台名称一致', changed: false },
    { field: 'remark', label: '备注', remark: '说明开店时间', changed: false },
  ],
}

export function storeTask(id: number, given: Partial<Task> = {}): Task {
  return {
    id,
    workflowType: 'offerStoreTask',
    bizType: 'offerStoreAppr',
    bizId: id,
    bizCode: `DP261115${String(id).padStart(4, '0')}`,
    bizTitle: `花植旗舰店 ${id}`,
    companyId: 2,
    companyName: '上海花植美妆有限公司',
    liveRoom: 'common',
    step: 'StoreSaleAppr',
    stepName: '招商审核',
    round: 1,
    roleCode: 'ZHAOSHANG',
    roleName: '招商',
    assigneeId: 52,
    assigneeName: '张招商',
    status: 'APPROVING',
    opinion: null,
    rejectReasonCodes: [],
    rejectFields: [],
    arriveDate: '2026-11-12 14:32:10',
    submitDate: '2026-11-12 14:32:10',
    dueDate: '2026-11-13 14:32:10',
    overtime: false,
    finishedByName: null,
    finishedDate: null,
    rowVersion: 3,
    summary: [],
    batchable: false,
    canDecide: true,
    actions: ['approve', 'reject', 'transfer', 'comment'],
    ...given,
  }
}

const version = (versionNo: number): Version => ({
  logId: 500 + versionNo,
  versionNo,
  round: versionNo,
  changeType: versionNo === 1 ? 'SUBMIT' : 'RESUBMIT',
  keyChanged: versionNo > 1,
  changedFields: versionNo > 1 ? ['店铺名称', '已缴保证金'] : [],
  operatorName: '王芳',
  remark: null,
  date: `2026-11-1${versionNo} 14:32:10`,
})

export const versions = [version(1), version(2)]

const head = (versionNo: number, status: string) => {
  const { logId, round, operatorName, date } = version(versionNo)
  return { logId, versionNo, round, operatorName, date, status }
}

const item = (given: Partial<DiffItem>): DiffItem => ({
  path: 'storeName',
  label: '店铺名称',
  type: 'text',
  kind: 'changed',
  before: '',
  after: '',
  beforeText: '',
  afterText: '',
  key: false,
  files: [],
  ...given,
})

const picture = (fileId: number, fileName: string, change: DiffFile['change']): DiffFile => ({
  fileId,
  fileName,
  url: PIXEL,
  change,
})

/** The smallest picture there is. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Every kind of change: words, a choice, files, money, a row of a list that changed and one that came. */
export const storeDiff: Diff = {
  from: head(1, 'REJECTED'),
  to: head(2, 'APPROVING'),
  groups: [
    {
      group: '店铺信息',
      items: [
        item({ beforeText: '花植护肤 旗舰店', afterText: '花植官方护肤 旗舰店', key: true }),
        item({
          path: 'storeType',
          label: '店铺类型',
          type: 'dict',
          beforeText: '专卖店',
          afterText: '旗舰店',
        }),
        item({
          path: 'screenshot',
          label: '后台截图',
          type: 'files',
          files: [
            picture(1, '旧截图.png', 'removed'),
            picture(2, '新截图.png', 'added'),
            picture(3, '说明.pdf', 'added'),
          ],
        }),
      ],
    },
    {
      group: '经营信息',
      items: [
        item({
          path: 'depositPaid',
          label: '已缴保证金',
          type: 'money',
          before: 50000,
          after: 40000,
          beforeText: '¥50,000.00',
          afterText: '¥40,000.00',
          key: true,
        }),
        item({
          path: 'links[A1].fans',
          label: '粉丝数',
          type: 'number',
          before: 8000,
          after: 10000,
          beforeText: '8,000',
          afterText: '10,000',
          row: 'A1',
        }),
        item({
          path: 'links[B2]',
          label: '链接',
          type: 'row',
          kind: 'added',
          before: null,
          afterText: '粉丝数 3,000',
          row: 'B2',
        }),
      ],
    },
  ],
  stats: { added: 1, removed: 0, changed: 5, keyChanged: 2 },
}
