/** The states of a document: how they look, and the tabs that gather them. */
import type { Params } from '../../api/params'
import { type StatusLook, StatusTag } from '../../design/status-tag'
import { useDictLabel } from '../../state/dictionary'
import type { DocumentStatus } from './types'

const LOOKS: Record<DocumentStatus, StatusLook> = {
  NOT_STARTED: 'notStarted',
  CREATED: 'draft',
  APPROVING: 'approving',
  REJECTED: 'rejected',
  APPROVED: 'approved',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  CANCELLED_BY_ZHAOSHANG: 'cancelled',
}

export function DocumentStatusTag({ status }: { status: DocumentStatus }) {
  const label = useDictLabel('WorkflowStatus', status)
  return <StatusTag look={LOOKS[status] ?? 'notStarted'}>{label}</StatusTag>
}

/** Their keys are those of the counts; a module may leave some out. */
export const STATUS_TABS = [
  { key: '', count: 'all', label: '全部', statuses: [] },
  { key: 'created', count: 'created', label: '草稿', statuses: ['CREATED', 'NOT_STARTED'] },
  { key: 'approving', count: 'approving', label: '审批中', statuses: ['APPROVING'] },
  { key: 'rejected', count: 'rejected', label: '待修改', statuses: ['REJECTED'], urgent: true },
  { key: 'approved', count: 'approved', label: '已通过', statuses: ['APPROVED'] },
  { key: 'completed', count: 'completed', label: '已完成', statuses: ['COMPLETED'] },
  {
    key: 'cancelled',
    count: 'cancelled',
    label: '已取消',
    statuses: ['CANCELLED', 'CANCELLED_BY_ZHAOSHANG'],
  },
] as const

export const STATUS_KEYS = STATUS_TABS.map(({ key }) => key)

export const statusFilter = (key: string): Params => ({
  'status.in': STATUS_TABS.find((tab) => tab.key === key)?.statuses ?? [],
})
