/** The members of audit entries in people's words. Pure: the dictionaries are handed in. */

type Label = (type: string, value: string) => string | undefined

interface Member {
  label: string
  /** Dictionaries that its values may come from; the first that knows one names it. */
  dicts?: readonly string[]
}

const STATUS = [
  'OfferAuditStatus',
  'WorkflowStatus',
  'SessionStatus',
  'SignStatus',
  'FeedbackStatus',
  'CertStatus',
  'StoreStatus',
  'UserStatus',
]

const MEMBERS: Readonly<Record<string, Member>> = {
  status: { label: '状态', dicts: STATUS },
  storeStatus: { label: '店铺状态', dicts: ['StoreStatus'] },
  certStatus: { label: '证照状态', dicts: ['CertStatus'] },
  useStatus: { label: '启用状态', dicts: ['UserStatus'] },
  useStatusReason: { label: '冻结原因', dicts: ['UseStatusReason'] },
  step: { label: '审批节点', dicts: ['OfferApprStep'] },
  round: { label: '轮次' },
  opinion: { label: '意见' },
  reason: { label: '原因', dicts: ['RestrictReason', 'StopReason', 'UseStatusReason'] },
  open: { label: '生效' },
  restrictReasons: { label: '限播原因', dicts: ['RestrictReason'] },
  waiver: { label: '豁免规则' },
  versionNo: { label: '版本号' },
  changed: { label: '改动字段' },
  title: { label: '标题' },
  content: { label: '内容' },
  code: { label: '编号' },
  type: { label: '类型', dicts: ['FeedbackType'] },
  module: { label: '模块', dicts: ['FeedbackModule'] },
  edition: { label: '版次' },
  signType: { label: '签署类型', dicts: ['SignType'] },
  contentHash: { label: '内容校验值' },
  readToEnd: { label: '已读完' },
  remindCount: { label: '提醒次数' },
  toldDays: { label: '提醒天数' },
  expireDate: { label: '到期日' },
  bizAccountLogin: { label: '登录名' },
  nameCn: { label: '姓名' },
  vendorPosition: { label: '岗位', dicts: ['VendorPosition'] },
  phone: { label: '手机' },
  read: { label: '已读条数' },
  unmasked: { label: '查看明文' },
  creditScores: { label: '信用分' },
  bdUserId: { label: '招商编号' },
  vendorGroup: { label: '商家分组', dicts: ['VendorGroup'] },
  liveRooms: { label: '直播间', dicts: ['LiveRoom'] },
  liveRoom: { label: '直播间', dicts: ['LiveRoom'] },
  storeId: { label: '店铺编号' },
  merchantId: { label: '商家编号' },
  session: { label: '场次' },
  offer: { label: '报品' },
  seq: { label: '位置' },
  order: { label: '顺序' },
  scene: { label: '排期场景', dicts: ['ShowScheduleScene'] },
  planStock: { label: '备货' },
  talkMinutes: { label: '讲解分钟' },
  showDate: { label: '开播日期' },
  startTime: { label: '开始时间' },
  endTime: { label: '结束时间' },
  anchor: { label: '主播' },
  capacity: { label: '容量' },
}

/** `list[0].status` as `list[0].状态`: each part that has a name is called by it. */
export function pathInWords(path: string): string {
  return path
    .split('.')
    .map((part) => {
      const [name = '', rest = ''] = split(part)
      return `${MEMBERS[name]?.label ?? name}${rest}`
    })
    .join(' › ')
}

/** A value as its dictionary calls it; yes and no for what is either. */
export function valueInWords(path: string, value: string, label: Label): string {
  if (value === 'true') return '是'
  if (value === 'false') return '否'
  const [name = ''] = split(path.split('.').pop() ?? '')
  for (const type of MEMBERS[name]?.dicts ?? []) {
    const words = label(type, value)
    if (words) return words
  }
  return value
}

function split(part: string): [string, string] {
  const at = part.indexOf('[')
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at)]
}
