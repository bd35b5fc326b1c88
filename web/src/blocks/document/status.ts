/** The tabs that gather the states of a document. Their keys are those of the counts. */
import type { Params } from '../../api/params'
import type { Counts } from './calls'

export interface ListTab {
  /** As it stands in the address; empty for all. */
  key: string
  /** Its member in the answer of the counts; empty: those of its states. */
  count: string
  label: string
  /** What the list is asked with. */
  filter: Params
  /** The reader must act. */
  alert?: boolean
}

const STATES = [
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

/** What a document's list has unless it declares tabs of its own. */
export const STATUS_TABS: readonly ListTab[] = STATES.map(({ statuses, ...tab }) => ({
  ...tab,
  filter: statuses.length === 0 ? {} : { 'status.in': [...statuses] },
}))

/** The tabs of a document whose states have words of their own, by these states. */
export const tabsOf = (
  states: readonly { key: string; label: string; statuses: readonly string[]; alert?: true }[],
): readonly ListTab[] => [
  { key: '', count: 'all', label: '全部', filter: {} },
  ...states.map(({ statuses, ...tab }) => ({
    ...tab,
    count: '',
    filter: { 'status.in': [...statuses] },
  })),
]

/** How many a tab shows. */
export function countOf(
  counts: Counts | undefined,
  { count, filter }: ListTab,
): number | undefined {
  if (!counts || count) return counts?.[count]
  const states = filter['status.in']
  return [states]
    .flat()
    .reduce<number>((sum, one) => sum + (counts.byStatus?.[String(one)] ?? 0), 0)
}

/** A tab narrows what the search form may have asked of the status as well. */
export const tabFilter = (tabs: readonly ListTab[], key: string): Params =>
  tabs.find((tab) => tab.key === key)?.filter ?? {}
