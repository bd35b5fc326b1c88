import { expect, test } from 'vitest'
import type { Permission } from '../calls'
import { changeOf, filteredRows, menuRows, readOnly, tickOf, toggled } from './permission-model'

const node = (
  permissionCode: string,
  children: Permission[] = [],
  grantable = true,
): Permission => ({
  permissionCode,
  permissionType: permissionCode.includes('_') ? 'action' : 'menu',
  label: permissionCode,
  grantable,
  children,
})

const tree = [
  node('offerManager', [
    node('offerList', [node('offerList_create'), node('offerList_edit', [], false)]),
    node('attrMergeManager'),
  ]),
  node('submitFeedback', [node('submitFeedback_create')]),
]

test('A03-5 every menu has its row, with its buttons beside it', () => {
  const rows = menuRows(tree).map(({ menu, level, actions }) => [
    menu.permissionCode,
    level,
    actions.length,
  ])
  expect(rows).toEqual([
    ['offerManager', 0, 0],
    ['offerList', 1, 2],
    ['attrMergeManager', 1, 0],
    ['submitFeedback', 0, 1],
  ])
})

test('a branch is ticked, half ticked or empty', () => {
  const codes = ['a', 'b']
  expect(tickOf(codes, new Set())).toBe('none')
  expect(tickOf(codes, new Set(['a']))).toBe('some')
  expect(tickOf(codes, new Set(['a', 'b', 'c']))).toBe('all')
})

test('a button brings its menus, and a menu takes its buttons away', () => {
  const on = toggled(tree, new Set(), 'offerList_create')
  expect([...on].toSorted()).toEqual(['offerList', 'offerList_create', 'offerManager'])
  expect([...toggled(tree, on, 'offerList')]).toEqual(['offerManager'])
  expect([...toggled(tree, on, 'offerManager')]).toEqual([])
})

test('a whole branch takes what may be granted and nothing else', () => {
  const on = toggled(tree, new Set(), 'offerManager', true)
  expect([...on].toSorted()).toEqual([
    'attrMergeManager',
    'offerList',
    'offerList_create',
    'offerManager',
  ])
  expect([...toggled(tree, on, 'offerManager', true)]).toEqual([])
  // Half of it becomes all of it.
  expect(toggled(tree, new Set(['offerManager']), 'offerManager', true).size).toBe(4)
})

test('read only leaves the page and takes its buttons', () => {
  const row = menuRows(tree)[1] as ReturnType<typeof menuRows>[number]
  const all = toggled(tree, new Set(), 'offerManager', true)
  expect([...readOnly(tree, all, row)].toSorted()).toEqual([
    'attrMergeManager',
    'offerList',
    'offerManager',
  ])
  expect([...readOnly(tree, new Set(), row)].toSorted()).toEqual(['offerList', 'offerManager'])
})

test('a search and the differences show rows in their place', () => {
  const shown = (search: string, base?: ReadonlySet<string>) =>
    filteredRows(tree, new Set(['submitFeedback']), { search, base }).map(
      ({ menu }) => menu.permissionCode,
    )
  expect(shown('offerList_CREATE')).toEqual(['offerManager', 'offerList'])
  expect(shown('', new Set(['submitFeedback', 'attrMergeManager']))).toEqual([
    'offerManager',
    'attrMergeManager',
  ])
  expect(shown('none of these')).toEqual([])
})

test('a code says how it differs from the other role', () => {
  const [chosen, base] = [new Set(['a']), new Set(['b'])]
  expect([changeOf('a', chosen, base), changeOf('b', chosen, base)]).toEqual(['added', 'removed'])
  expect([changeOf('c', chosen, base), changeOf('a', chosen, undefined)]).toEqual([
    undefined,
    undefined,
  ])
})
