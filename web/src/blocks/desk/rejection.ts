/** What an opinion must be before a document is rejected. Pure. */
const MIN = 5
const MAX = 255
/** 其他 says nothing by itself: the words must. */
const OTHER = 'OTHER'
const OTHER_MIN = 10

export function opinionProblem(
  text: string | undefined,
  reasons: readonly string[],
): string | undefined {
  const length = [...(text ?? '').trim()].length
  if (length === 0) return '请选择驳回原因并填写意见'
  if (reasons.includes(OTHER) && length < OTHER_MIN)
    return `选择“其他”时，审批意见不少于${OTHER_MIN}个字符`
  if (length < MIN || length > MAX) return `审批意见应为${MIN}~${MAX}个字符`
  return undefined
}
