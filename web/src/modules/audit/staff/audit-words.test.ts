import { expect, test } from 'vitest'
import { pathInWords, valueInWords } from './audit-words'

const known: Readonly<Record<string, string>> = {
  'WorkflowStatus APPROVING': '审批中',
  'OfferAuditStatus STOPED': '已终止',
  'LiveRoom common': '日常直播间',
}
const label = (type: string, value: string) => known[`${type} ${value}`]

test('R26 members are called as people call them, nested ones by their way', () => {
  expect(pathInWords('status')).toBe('状态')
  expect(pathInWords('liveRooms[0]')).toBe('直播间[0]')
  expect(pathInWords('after.step')).toBe('after › 审批节点')
  expect(pathInWords('店铺名称')).toBe('店铺名称')
})

test('R26 codes are named by the first dictionary that knows them; the rest stays as it is', () => {
  expect(valueInWords('status', 'APPROVING', label)).toBe('审批中')
  expect(valueInWords('status', 'STOPED', label)).toBe('已终止')
  expect(valueInWords('liveRooms[1]', 'common', label)).toBe('日常直播间')
  expect(valueInWords('open', 'true', label)).toBe('是')
  expect(valueInWords('status', 'NOBODY_KNOWS', label)).toBe('NOBODY_KNOWS')
  expect(valueInWords('title', 'common', label)).toBe('common')
})
