import { StatusTag } from '../../../design/status-tag'

/** How the price stood against what is known of it, when the offer was submitted. */
export function PriceLevel({ level }: { level: string | null | undefined }) {
  if (level === 'PASS') return <StatusTag look="approved">通过</StatusTag>
  if (level === 'WARN') return <StatusTag look="expiring">提醒</StatusTag>
  if (level === 'BLOCK') return <StatusTag look="overdue">阻断</StatusTag>
  return '未检查'
}
