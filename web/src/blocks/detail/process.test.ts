import { expect, test } from 'vitest'
import { parseDateTime } from '../../lib/dates'
import { storeDetail } from '../../testkit/documents'
import type {
  DocumentDetail,
  DocumentStatus,
  ProcessLogEntry,
  ProcessStep,
} from '../document/types'
import { logEntries, stepsOf } from './process'

const now = parseDateTime('2026-11-13 08:32:10') ?? new Date(Number.NaN)

const withStep = (status: DocumentStatus, given: Partial<ProcessStep>) => {
  const detail = storeDetail(1, status)
  const [step] = detail.process.steps
  return { ...detail, process: { ...detail.process, steps: step ? [{ ...step, ...given }] : [] } }
}

const words = (detail: DocumentDetail) =>
  stepsOf(detail, now).map(({ name, state, note, date, more }) =>
    [name, state, note, date]
      .filter(Boolean)
      .join(' ')
      .concat(more ?? ''),
  )

test('a running step says who has it and how long is left', () => {
  const detail = withStep('APPROVING', { dueDate: '2026-11-13 14:32:10' })
  expect(words(detail)).toEqual([
    '提交 done 王芳 2026-11-12 14:32:10',
    '招商审核 current 张招商 处理中，剩 6 小时',
    '结束 waiting',
  ])
})

test('a decided step says when and how long it took; a draft waits for its submission', () => {
  const done = { date: '2026-11-13 11:05:00', costHours: 4.58 }
  expect(words(withStep('APPROVED', done))[1]).toBe(
    '招商审核 done 张招商 2026-11-13 11:05:00，用时 4.6 小时',
  )
  expect(words(withStep('REJECTED', done))[1]).toContain('rejected')
  expect(words(storeDetail(1, 'CREATED'))[0]).toBe('提交 current 待提交')
})

test('the log stands latest first, with reasons before the opinion', () => {
  const log = (given: Partial<ProcessLogEntry>): ProcessLogEntry => ({
    id: 1,
    round: 1,
    step: '',
    stepName: '',
    action: 'SUBMIT',
    actionLabel: '提交',
    operatorName: '王芳',
    roleCode: null,
    opinion: null,
    rejectReasons: [],
    date: '2026-11-12 14:32:10',
    costHours: null,
    ...given,
  })
  const entries = logEntries([
    log({}),
    log({
      id: 2,
      action: 'REJECT',
      actionLabel: '驳回',
      operatorName: '张招商',
      stepName: '招商审核',
      opinion: '请补充',
      rejectReasons: ['资料不全', '信息有误'],
      costHours: 2,
    }),
  ])
  expect(entries.map(({ title, text, tone }) => [title, text, tone])).toEqual([
    ['张招商 招商审核 驳回', '资料不全、信息有误；请补充；用时 2 小时', 'bad'],
    ['王芳 提交', undefined, 'plain'],
  ])
})
