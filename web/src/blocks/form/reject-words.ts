/** How a rejection reads over the form. Pure. */
import type { RejectInfo } from '../document/types'

/** 第 2 轮被驳回：初选 / 初小选，2026-11-12 15:40:08 */
export const rejectTitle = ({ round, stepName, operatorName, date }: RejectInfo) =>
  `第 ${round} 轮被驳回：${stepName} / ${operatorName}，${date}`

export function rejectText({ reasons, opinion, fields, stepName, resubmitTo }: RejectInfo) {
  const resume =
    resubmitTo === 'THIS_STEP'
      ? `修改后将从「${stepName}」继续审批；修改关键字段则从第一步重新开始`
      : '修改后从第一步重新审批'
  const marked = fields.length > 0 ? [`共标记 ${fields.length} 处`] : []
  return [reasons.join('、'), opinion, [...marked, resume].join('，')]
    .filter(Boolean)
    .map((sentence) => `${sentence.replace(/。$/, '')}。`)
    .join('')
}
