/** The tabs that gather the states of a document. Their keys are those of the counts. */
import type { Params } from '../../api/params'

export const STATUS_TABS = [
  { key: '', count: 'all', label: '全部', statuses: [], alert: false },
  {
    key: 'created',
    count: 'created',
    label: '草稿',
    statuses: ['CREATED', 'NOT_STARTED'],
    alert: false,
  },
  { key: 'approving', count: 'approving', label: '审批中', statuses: ['APPROVING'], alert: false },
  { key: 'rejected', count: 'rejected', label: '待修改', statuses: ['REJECTED'], alert: true },
  { key: 'approved', count: 'approved', label: '已通过', statuses: ['APPROVED'], alert: false },
  { key: 'completed', count: 'completed', label: '已完成', statuses: ['COMPLETED'], alert: false },
  {
    key: 'cancelled',
    count: 'cancelled',
    label: '已取消',
    statuses: ['CANCELLED', 'CANCELLED_BY_ZHAOSHANG'],
    alert: false,
  },
] as const

export const STATUS_KEYS = STATUS_TABS.map(({ key }) => key)

/** A tab narrows what the search form may have asked of the status as well. */
export const statusFilter = (key: string): Params =>
  key === '' ? {} : { 'status.in': STATUS_TABS.find((tab) => tab.key === key)?.statuses ?? [] }
