import { StatusTag } from '../../../design/status-tag'

/** From here on people have to do something. */
const NEAR = 90

/** How long a certificate is still good for. */
export function LeftDays({ days }: { days: number | null | undefined }) {
  if (days === null || days === undefined) return <StatusTag look="approved">长期有效</StatusTag>
  if (days < 0) return <StatusTag look="overdue">过期 {-days} 天</StatusTag>
  if (days === 0) return <StatusTag look="expiring">今天到期</StatusTag>
  if (days <= NEAR) return <StatusTag look="expiring">剩 {days} 天</StatusTag>
  return <StatusTag look="approved">剩 {days} 天</StatusTag>
}
