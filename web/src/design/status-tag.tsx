/** A state: colour, icon and word, always all three. */
import {
  CheckCircleFilled,
  CheckSquareFilled,
  ClockCircleFilled,
  EditOutlined,
  HourglassFilled,
  MinusCircleOutlined,
  RollbackOutlined,
  StopOutlined,
  WarningFilled,
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
  overdue: WarningFilled,
} satisfies Record<string, ComponentType>

export type StatusLook = keyof typeof icons

export function StatusTag({ look, children }: { look: StatusLook; children: ReactNode }) {
  const Icon = icons[look]
  return (
    <span className={`${styles.tag} ${styles[look]}`}>
      <Icon />
      {children}
    </span>
  )
}
