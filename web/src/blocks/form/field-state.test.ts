import { expect, test } from 'vitest'
import type { DictItem } from '../../api/calls'
import type { FieldFact } from '../document/facts'
import {
  fieldMarks,
  groupState,
  isEmpty,
  isRequired,
  problemOf,
  roomProblem,
  rootOf,
} from './field-state'

const name: FieldFact = { name: 'storeName', label: '店铺名称', kind: 'text', need: 'draft' }
const files: FieldFact = { name: 'authFiles', label: '授权书', kind: 'files', need: 'when' }
const phone: FieldFact = { name: 'phone', label: '手机号', kind: 'phone' }
const when = { authFiles: (values: Record<string, unknown>) => values.isOwn === false }

test('S5-10 blank texts and empty lists are empty, 0 and false are values', () => {
  expect([null, undefined, ' ', []].every(isEmpty)).toBe(true)
  expect([0, false, 'a', [1]].some(isEmpty)).toBe(false)
})

test('S5-11 a missing field says so by its label; a condition decides the conditional ones', () => {
  expect(problemOf(name, ' ', true)).toBe('店铺名称不能为空')
  expect(problemOf(name, '', false)).toBeUndefined()
  expect(problemOf(phone, '123', false)).toBe('手机号输入格式有误！')
  expect(isRequired(files, { isOwn: true }, when)).toBe(false)
  expect(isRequired(files, { isOwn: false }, when)).toBe(true)
  expect(isRequired(files, { isOwn: false }, {})).toBe(false)
})

test('a mark inside a list belongs to the list, and fades once it is changed', () => {
  expect(rootOf('skus[0].livePagePrice')).toBe('skus')
  const mark = { field: 'storeName', label: '店铺名称', remark: '与执照一致', changed: false }
  const now = (changed: boolean, saved: string, typed: string) =>
    fieldMarks([{ ...mark, changed }], { storeName: saved }, { storeName: typed })[0]?.now
  expect(now(false, 'a', 'a')).toBe(false)
  expect(now(false, 'a', 'b')).toBe(true)
  expect(now(true, 'b', 'b')).toBe(true)
})

test('a group counts what is rejected, wrong and missing, each field once as missing or wrong', () => {
  const state = groupState([name, files, phone], {
    values: { isOwn: false, phone: '123' },
    when,
    wrong: new Set(['storeName', 'phone']),
    rejected: new Set(['phone']),
    forbidden: new Set(['storeName']),
  })
  expect(state).toEqual({ rejected: 1, forbidden: 1, wrong: 1, missing: 2 })
})

test('A04-1 an option of another live room fails the form', () => {
  const field: FieldFact = { name: 'formType', label: '表单类型', kind: 'dict', dict: 'Form' }
  const item = (value: string, liveRoom: string) =>
    ({ type: 'Form', value, liveRoom, children: [] }) as unknown as DictItem
  const items = [item('NORMAL', ''), item('PRESALE', 'promote11,promote618')]
  const said = '表单类型的选项不适用于当前直播间'
  expect(roomProblem(field, 'PRESALE', 'common', items)).toBe(said)
  expect(roomProblem(field, ['NORMAL', 'PRESALE'], 'common', items)).toBe(said)
  expect(roomProblem(field, 'PRESALE', 'promote618', items)).toBeUndefined()
  expect(roomProblem(field, 'PRESALE', undefined, items)).toBeUndefined()
})
