import { expect, test } from 'vitest'
import { opinionProblem } from './rejection'

test('common.rejectReason an opinion has 5 to 255 characters, ten at least for 其他', () => {
  expect(opinionProblem('  ', ['INFO_WRONG'])).toBe('请选择驳回原因并填写意见')
  expect(opinionProblem('请补充', ['INFO_WRONG'])).toBe('审批意见应为5~255个字符')
  expect(opinionProblem('请补充截图', ['INFO_WRONG'])).toBeUndefined()
  expect(opinionProblem('请补充截图', ['INFO_WRONG', 'OTHER'])).toBe(
    '选择“其他”时，审批意见不少于10个字符',
  )
  expect(opinionProblem('请补充截图和授权书原件', ['OTHER'])).toBeUndefined()
  expect(opinionProblem('长'.repeat(256), ['INFO_WRONG'])).toBe('审批意见应为5~255个字符')
})
