import { StatusTag } from '../../../design/status-tag'

export const RunState = ({ ok }: { ok?: boolean | null }) =>
  ok ? <StatusTag look="approved">成功</StatusTag> : <StatusTag look="overdue">失败</StatusTag>
