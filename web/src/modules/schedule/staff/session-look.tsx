/** A session's state: icon, word and colour. */
import {
  CheckSquareFilled,
  EditOutlined,
  LockFilled,
  PlayCircleFilled,
  StopOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import { useDictLabel } from '../../../state/dictionary'
import styles from './session-look.module.css'

const ICONS: Readonly<Record<string, ComponentType>> = {
  PLANNING: EditOutlined,
  LOCKED: LockFilled,
  LIVE: PlayCircleFilled,
  CLOSED: CheckSquareFilled,
  CANCELLED: StopOutlined,
}

export function SessionIcon({ status }: { status: string }) {
  const Icon = ICONS[status] ?? EditOutlined
  return <Icon />
}

export const SessionStatus = ({ status }: { status: string }) =>
  useDictLabel('SessionStatus', status)

export const sessionTone = (status: string) => styles[status.toLowerCase()] ?? ''

export const SessionTag = ({ status }: { status: string }) => (
  <span className={`${styles.tag} ${sessionTone(status)}`}>
    <SessionIcon status={status} />
    <SessionStatus status={status} />
  </span>
)
