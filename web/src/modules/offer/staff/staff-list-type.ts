/** How staff part, sort and search all companies' offers. */
import { defineList } from '../../../blocks/list/list'
import type { SearchField } from '../../../design/search-fields'
import type { Option } from '../../../design/select'
import { categorySearch } from '../parts/category-search'
import { staffColumns } from './staff-columns'

const tab = (key: string, label: string, alert = false) => ({
  key,
  count: key.toLowerCase(),
  label,
  filter: { tab: key },
  alert,
})

const TABS = [
  { key: '', count: 'all', label: '全部', filter: {} },
  tab('CREATED', '草稿'),
  tab('APPROVING', '审批中'),
  tab('REJECTED', '待修改'),
  tab('APPROVED', '已通过'),
  tab('SHOWED', '已播'),
  tab('CANCELLED', '已取消'),
]

const LEVELS: readonly Option[] = [
  { value: 'PASS', label: '通过' },
  { value: 'WARN', label: '提醒' },
  { value: 'BLOCK', label: '阻断' },
]

const dict = (name: string, label: string, type: string): SearchField => ({
  name,
  label,
  kind: 'dict',
  dict: type,
  multiple: true,
})

/** Several codes as people paste them: by comma, space or line. */
const codesOf = (value: unknown) =>
  String(value)
    .split(/[\s,，;；、]+/)
    .filter(Boolean)

const search = (contacts: readonly Option[]): SearchField[] => [
  { name: 'offerName', label: '报品名称', kind: 'text', placeholder: '名称关键词' },
  {
    name: 'offerCode',
    label: '报品编码',
    kind: 'text',
    placeholder: '支持多个',
    toParams: (value) => {
      const codes = codesOf(value)
      return codes.length > 1 ? { 'offerCode.in': codes } : { offerCode: codes[0] }
    },
  },
  { name: 'companyName', label: '企业', kind: 'text', placeholder: '企业名称' },
  { name: 'bdUserId', label: '招商', kind: 'select', options: contacts, multiple: true },
  dict('liveRoom', '直播间', 'LiveRoom'),
  categorySearch,
  dict('apprStep', '审批节点', 'OfferApprStep'),
  { name: 'priceLevel', label: '价格检查', kind: 'select', options: LEVELS, multiple: true },
  dict('auditStatus', '审批状态', 'OfferAuditStatus'),
  dict('showStatus', '播出状态', 'OfferShowStatus'),
  dict('prdEchelonLevel', '梯队', 'PrdEchelonLevel'),
  dict('riskLevel', '风险等级', 'RiskLevel'),
  { name: 'offerCategory', label: '报品类别', kind: 'dict', dict: 'OfferCategory' },
  dict('offerCopyType', '复制类型', 'OfferCopyType'),
  { name: 'giftFlag', label: '赠品', kind: 'yesNo' },
  { name: 'broadcastRestricted', label: '限播', kind: 'yesNo' },
  { name: 'overTimeNotAddSchedule', label: '超时未排', kind: 'yesNo' },
  { name: 'score', label: '评分（均分）', kind: 'numberRange', rule: { kind: 'p0', max: 5 } },
  { name: 'finalPrice', label: '到手价', kind: 'numberRange', rule: { kind: 'p0' } },
  { name: 'commissionRate', label: '佣金率', kind: 'numberRange', rule: { kind: 'p0', max: 100 } },
  { name: 'submitDate', label: '提交日期', kind: 'dateRange', time: true },
  { name: 'sameBarcodeAs', label: '同条码报品', kind: 'text', placeholder: '报品编码' },
]

export const staffOfferList = (contacts: readonly Option[]) =>
  defineList({
    tabs: TABS,
    search: search(contacts),
    sorts: [
      { key: 'submitDate', label: '提交时间' },
      { key: 'finalPrice', label: '到手价' },
      { key: 'commissionRate', label: '佣金率' },
      { key: 'score', label: '评分' },
      { key: 'expectShowDateFrom', label: '期望播出' },
    ],
    defaultSort: { key: 'submitDate', order: 'desc' },
    columns: staffColumns,
    empty: { title: '还没有报品', text: '商家提交的报品会出现在这里，可以审批、对比和限播。' },
    batchNote: '逐项处理，互不影响',
  })
