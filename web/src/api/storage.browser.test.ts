import { expect, test } from 'vitest'
import { storage } from './storage'

test('S9-17 what is persisted, by name', () => {
  storage.sidebarDesktop.set(false)
  storage.sidebarMobile.set(true)
  storage.language.set('zh-cn')
  storage.size.set('small')
  storage.token.set('abc')
  storage.dictionary.set({ owner: 2, version: '1', items: [] })
  storage.settings.set({ tabsBar: false, breadcrumbs: true, reducedMotion: false })
  storage.financeTitle.set(true)
  storage.contractApprovalTip.set(true)
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'portal.contractApprovalTip',
    'portal.dictionary',
    'portal.financeTitle',
    'portal.language',
    'portal.settings',
    'portal.sidebar.desktop',
    'portal.sidebar.mobile',
    'portal.size',
    'portal.token',
  ])
  expect(storage.token.get()).toBe('abc')
  expect(storage.sidebarDesktop.get()).toBe(false)
})

test('S9-18 the language is zh-cn', () => {
  expect(storage.language.get()).toBe('zh-cn')
})

test('S9-17 a broken value is as good as none', () => {
  localStorage.setItem('portal.size', '{broken')
  expect(storage.size.get()).toBe('middle')
})

test('S2-31 tabs are kept for this window and per user', () => {
  storage.tabs(21).set([{ key: '/a' }])
  expect(sessionStorage.getItem('portal.tabs.21')).toContain('/a')
  expect(storage.tabs(22).get()).toEqual([])
})
