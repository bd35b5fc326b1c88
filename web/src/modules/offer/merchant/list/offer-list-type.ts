/** How offers are parted, sorted and searched. */
import { defineList } from '../../../../blocks/list/list'
import type { SearchField } from '../../../../design/search-fields'
import { categorySearch } from '../../parts/category-search'
import { offerColumns } from '../../parts/offer-columns'
import type { SearchOptions } from './use-search-options'

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
  tab('REJECTED', '待修改', true),
  tab('APPROVED', '已通过'),
  tab('SHOWED', '已播'),
  tab('CANCELLED', '已取消'),
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

const search = ({ brands, stores }: SearchOptions): SearchField[] => [
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
  dict('liveRoom', '直播间', 'LiveRoom'),
  categorySearch,
  { name: 'brandId', label: '品牌', kind: 'select', options: brands },
  { name: 'storeId', label: '成交店铺', kind: 'select', options: stores },
  dict('auditStatus', '审批状态', 'OfferAuditStatus'),
  dict('apprStep', '审批节点', 'OfferApprStep'),
  dict('showStatus', '播出状态', 'OfferShowStatus'),
  { name: 'offerCategory', label: '报品类别', kind: 'dict', dict: 'OfferCategory' },
  dict('offerCopyType', '复制类型', 'OfferCopyType'),
  dict('riskLevel', '风险等级', 'RiskLevel'),
  { name: 'giftFlag', label: '赠品', kind: 'yesNo' },
  { name: 'broadcastRestricted', label: '限播', kind: 'yesNo' },
  { name: 'finalPrice', label: '到手价', kind: 'numberRange', rule: { kind: 'p0' } },
  { name: 'commissionRate', label: '佣金率', kind: 'numberRange', rule: { kind: 'p0', max: 100 } },
  { name: 'submitDate', label: '提交日期', kind: 'dateRange', time: true },
]

export const offerList = (options: SearchOptions) =>
  defineList({
    tabs: TABS,
    search: search(options),
    sorts: [
      { key: 'submitDate', label: '提交时间' },
      { key: 'finalPrice', label: '到手价' },
      { key: 'commissionRate', label: '佣金率' },
      { key: 'expectShowDateFrom', label: '期望播出' },
    ],
    defaultSort: { key: 'submitDate', order: 'desc' },
    columns: offerColumns,
    empty: {
      title: '还没有报品',
      text: '报品是提交给直播间选品的商品。选择直播间和类目，填写商品、价格与资质，提交后由招商、初选、终选依次审批。',
    },
    batch: ['submit', 'withdraw', 'export', 'cancel'],
    batchNote: '提交仅对草稿与待修改生效',
  })
