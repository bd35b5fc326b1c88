import { expect, test } from 'vitest'
import { auditChanges } from './audit-diff'

test('R26 what changed comes first, nested members by their path', () => {
  const before = { status: 'CREATED', title: 'a', list: [{ n: 1 }], gone: true }
  const after = { status: 'APPROVING', title: 'a', list: [{ n: 2 }], more: { x: null } }
  expect(auditChanges(before, after)).toEqual([
    { path: 'status', before: 'CREATED', after: 'APPROVING', same: false },
    { path: 'list[0].n', before: '1', after: '2', same: false },
    { path: 'gone', before: 'true', after: '', same: false },
    { path: 'title', before: 'a', after: 'a', same: true },
    { path: 'more.x', before: '', after: '', same: true },
  ])
})

test('an entry with one side, or with none', () => {
  expect(auditChanges(undefined, 7)).toEqual([{ path: '值', before: '', after: '7', same: false }])
  expect(auditChanges(null, undefined)).toEqual([])
})
