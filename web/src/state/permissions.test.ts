import { expect, test } from 'vitest'
import { type CodedNode, flattenPermissions, grantedNodes, hasAny } from './permissions'

interface Named extends CodedNode {
  name: string
  children?: readonly this[]
}

const node = (permissionCode: string, permissionType: string, children = [] as never[]) => ({
  permissionCode,
  permissionType,
  label: permissionCode,
  children,
})

test('S6-03 S6-05 the tree is flattened across all branches, actions apart from menus', () => {
  const tree = [
    {
      ...node('offerManager', 'menu'),
      children: [{ ...node('offerList', 'menu'), children: [node('offerList_create', 'action')] }],
    },
    node('submitFeedback', 'menu'),
  ]
  const { menus, actions } = flattenPermissions(tree)
  expect([...menus]).toEqual(['offerManager', 'offerList', 'submitFeedback'])
  expect([...actions]).toEqual(['offerList_create'])
})

test('S6-04 any one code opens, no code is open', () => {
  const granted = new Set(['company_basicInfo'])
  expect(hasAny(granted, ['business_Info', 'company_basicInfo'])).toBe(true)
  expect(hasAny(granted, ['business_Info'])).toBe(false)
  expect(hasAny(granted, [])).toBe(true)
  expect(hasAny(granted)).toBe(true)
})

test('S6-04 filtering goes down into children, and a closed parent closes them', () => {
  const tree: Named[] = [
    { name: 'closed', codes: ['x'], children: [{ name: 'inside' }] },
    {
      name: 'open',
      children: [
        { name: 'kept', codes: ['a'] },
        { name: 'gone', codes: ['b'] },
      ],
    },
  ]
  expect(grantedNodes(tree, new Set(['a']))).toEqual([
    { name: 'open', children: [{ name: 'kept', codes: ['a'] }] },
  ])
})
