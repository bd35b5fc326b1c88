import { beforeEach, expect, test } from 'vitest'
import { screen } from './screen'
import { clearTabs, closeTabs, renameTab, restoreTabs, tabKey, useTabs, visit } from './tabs'

const load = () => Promise.reject(new Error('not needed'))
const home = screen({ path: '/dashboard', title: '首页', affix: true, load })
const list = screen({ path: '/offer/list', title: '报品列表', load })
const edit = screen({ path: '/offer/qcCertApprEdit', title: '编辑', identity: ['id'], load })

const keys = () => useTabs.getState().tabs.map((tab) => tab.key)
const open = (all = true) => restoreTabs(21, [home], () => all)

beforeEach(() => {
  clearTabs()
  open()
})

test('S2-31 a tab is its path plus the declared identity; list state makes no second one', () => {
  expect(tabKey(edit, edit.path, '?id=7&page=2')).toBe('/offer/qcCertApprEdit?id=7')
  visit(list, list.path, '?page=1', '报品列表')
  visit(list, list.path, '?page=2', '报品列表')
  visit(edit, edit.path, '?id=7', '编辑')
  visit(edit, edit.path, '?id=8', '编辑')
  expect(keys()).toEqual([
    '/dashboard',
    '/offer/list',
    '/offer/qcCertApprEdit?id=7',
    '/offer/qcCertApprEdit?id=8',
  ])
  expect(useTabs.getState().tabs[1]?.location).toBe('/offer/list?page=2')
})

test('S2-31 the affixed dashboard cannot be closed', () => {
  visit(list, list.path, '', '报品列表')
  expect(closeTabs(() => true, '/offer/list')).toBe('/dashboard')
  expect(keys()).toEqual(['/dashboard'])
})

test('S2-31 closing the current tab leads to its neighbour, closing another leads nowhere', () => {
  visit(list, list.path, '?page=3', '报品列表')
  visit(edit, edit.path, '?id=7', '编辑')
  expect(closeTabs((tab) => tab.key === '/offer/list', '/offer/qcCertApprEdit?id=7')).toBeNull()
  visit(list, list.path, '?page=3', '报品列表')
  expect(closeTabs((tab) => tab.key.includes('id=7'), '/offer/qcCertApprEdit?id=7')).toBe(
    '/offer/list?page=3',
  )
})

test('S2-31 tabs survive F5, without those that the user may no longer open', () => {
  visit(list, list.path, '?page=2', '报品列表')
  renameTab('/offer/list', '我的报品')
  open()
  expect(useTabs.getState().tabs[1]).toMatchObject({
    location: '/offer/list?page=2',
    title: '我的报品',
  })
  open(false)
  expect(keys()).toEqual(['/dashboard'])
})

test('S4-11 clearing forgets the kept tabs too', () => {
  visit(list, list.path, '', '报品列表')
  clearTabs()
  open()
  expect(keys()).toEqual(['/dashboard'])
})

test('S2-31 only the most recent pages stay mounted', () => {
  for (let id = 0; id < 15; id += 1) visit(edit, edit.path, `?id=${id}`, '编辑')
  const { live, tabs } = useTabs.getState()
  expect(live).toHaveLength(10)
  expect(live.at(-1)).toBe('/offer/qcCertApprEdit?id=14')
  expect(tabs).toHaveLength(16)
})
