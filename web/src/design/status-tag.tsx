/** A state: colour, icon and word, always all three. */
import {
  AlertFilled,
  CheckCircleFilled,
  CheckSquareFilled,
  ClockCircleFilled,
  EditOutlined,
  HourglassFilled,
  MinusCircleOutlined,
  RollbackOutlined,
  StopOutlined,
} from '@ant-design/icons'
import type { ComponentType, ReactNode } from 'react'
import styles from './status-tag.module.css'

const icons = {
  draft: EditOutlined,
  notStarted: MinusCircleOutlined,
  approving: ClockCircleFilled,
  rejected: RollbackOutlined,
  approved: CheckCircleFilled,
  completed: CheckSquareFilled,
  cancelled: StopOutlined,
  expiring: HourglassFilled,
  overdue: AlertFilled,
} satisfies Record<string, ComponentType>

export type StatusLook = keyof typeof icons

const LOOKS: Record<string, StatusLook> = {
  CREATED: 'draft',
  NOT_STARTED: 'notStarted',
  APPROVING: 'approving',
  REJECTED: 'rejected',
  APPROVED: 'approved',
  VALID: 'approved',
  ENABLED: 'approved',
  SIGNED: 'approved',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  CANCELLED_BY_ZHAOSHANG: 'cancelled',
  STOPED: 'cancelled',
  DISABLED: 'cancelled',
  OFF_SHELF: 'cancelled',
  EXPIRING: 'expiring',
  EXPIRED: 'overdue',
  OVERDUE: 'overdue',
  UNQUALIFIED: 'overdue',
}

/** The look of a status code, the same in every module. */
export const statusLook = (code: string): StatusLook | undefined => LOOKS[code]

export function StatusTag({ look, children }: { look: StatusLook; children: ReactNode }) {
  const Icon = icons[look]
  return (
    <span className={`${styles.tag} ${styles[look]}`}>
      <Icon />
      {children}
    </span>
  )
}
