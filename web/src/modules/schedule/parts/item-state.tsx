import { DictText } from '../../../design/dict-text'
import { type StatusLook, StatusTag } from '../../../design/status-tag'

const LOOKS: Readonly<Record<string, StatusLook>> = {
  PROPOSED: 'notStarted',
  CONFIRMED: 'approved',
  SHOWED: 'completed',
  REMOVED: 'cancelled',
}

interface ItemStateProps {
  status: string
  scheduleType: string
}

/** How firm the place is. What is over is told by the show, what is not by the kind of schedule. */
export const ItemState = ({ status, scheduleType }: ItemStateProps) => (
  <StatusTag look={LOOKS[status] ?? 'notStarted'}>
    {status === 'SHOWED' && '已播'}
    {status === 'REMOVED' && '已移出'}
    {!['SHOWED', 'REMOVED'].includes(status) && (
      <DictText type="ScheduleType" value={scheduleType} />
    )}
  </StatusTag>
)
