import { expect, test } from 'vitest'
import type { Group } from '../calls'
import { depth, dropOf, groupPath, membersBelow, stepOf } from './group-model'

const group = (id: number, children: Group[] = []): Group => ({
  id,
  parentId: null,
  name: `组${id}`,
  code: String(id),
  leaderId: null,
  leaderName: '',
  sort: 0,
  status: 'enabled',
  memberCount: id,
  rowVersion: 0,
  actions: [],
  children: children.map((child) => ({ ...child, parentId: id })),
})

//  1 ─ 2 ─ 3 ─ 4
//    └ 5   └ 6
const tree = [group(1, [group(2, [group(3, [group(4)]), group(6)]), group(5)])]

test('a group is found with its way and its depth', () => {
  expect(groupPath(tree, 4)).toBe('组2 / 组3 / 组4')
  expect(groupPath(tree, 1)).toBe('组1')
  expect([depth(tree, 1), depth(tree, 4)]).toEqual([1, 4])
  expect(membersBelow(tree[0] as Group)).toBe(21)
})

test('S4-04 a drop names the new parent and the place in it', () => {
  expect(dropOf(tree, 5, 2, 'inside')).toEqual({ parentId: 2, sort: 2 })
  expect(dropOf(tree, 5, 2, 'before')).toEqual({ parentId: 1, sort: 0 })
  expect(dropOf(tree, 2, 5, 'after')).toEqual({ parentId: 1, sort: 1 })
  expect(dropOf(tree, 6, 3, 'before')).toEqual({ parentId: 2, sort: 0 })
})

test('no circle, no sixth level, no move of the company', () => {
  expect(dropOf(tree, 2, 4, 'inside')).toBe('不能移动到自己的下级')
  expect(dropOf(tree, 2, 2, 'inside')).toBe('不能移动到自己的下级')
  const deep = [group(1, [group(2, [group(3)]), group(7, [group(8, [group(9)])])])]
  expect(dropOf(deep, 2, 9, 'inside')).toBe('用户组最多5级')
  expect(dropOf(tree, 1, 5, 'inside')).toBe('企业根用户组不能改名、移动、停用或删除')
  expect(dropOf(tree, 5, 1, 'before')).toBe('企业根用户组不能改名、移动、停用或删除')
})

test('the keyboard moves a group one step', () => {
  expect(stepOf(tree, 5, -1)).toEqual({ parentId: 1, sort: 0 })
  expect(stepOf(tree, 2, 1)).toEqual({ parentId: 1, sort: 1 })
  expect(stepOf(tree, 2, -1)).toBeUndefined()
})
