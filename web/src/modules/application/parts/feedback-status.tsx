import { type StatusLook, StatusTag } from '../../../design/status-tag'
import { useDictLabel } from '../../../state/dictionary'

const LOOKS: Record<string, StatusLook> = {
  SUBMITTED: 'notStarted',
  PROCESSING: 'approving',
  REPLIED: 'approved',
  CLOSED: 'cancelled',
  REOPENED: 'expiring',
}

export function FeedbackStatus({ status }: { status: string }) {
  const label = useDictLabel('FeedbackStatus', status)
  return <StatusTag look={LOOKS[status] ?? 'draft'}>{label}</StatusTag>
}
