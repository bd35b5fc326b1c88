import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storage } from '../../api/storage'
import { clearErrorLog, logError } from '../../state/error-log'
import { openSidebar } from '../../state/preferences'
import { useTabs } from '../../state/tabs'
import { openPortal, place } from '../../testkit/portal'
import { json, portalAnswers, refusal, serve } from '../../testkit/server'
import { leaveTo } from '../guard/leave'
import { router } from '../router'

vi.mock('../guard/leave', () => ({ leaveTo: vi.fn() }))

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const tabs = () => page.getByRole('navigation', { name: '已打开的页面' })
const titles = () => useTabs.getState().tabs.map((tab) => tab.title)

beforeEach(async () => {
  clearErrorLog()
  openSidebar('desktop', true)
  await page.viewport(1440, 900)
})

const personal = {
  nameCn: '王芳',
  email: '',
  receiveEmail: false,
  vendorPosition: 'BOSS',
  vendorVx: '',
}

test('S2-06 S2-10 S2-31 the root opens the dashboard with its pinned tab', async () => {
  serve(portalAnswers())
  await openPortal('/')
  await expect.element(heading(/好，王芳$/)).toBeVisible()
  expect(place()).toBe('/dashboard')
  expect(document.title).toBe('首页 - 美ONE-商家')
  await expect.element(tabs().getByRole('link', { name: '首页' })).toBeVisible()
  await expect.element(tabs().getByRole('button')).not.toBeInTheDocument()
})

test('S2-07 S6-04 unknown leads to /404, not granted to /401', async () => {
  serve(portalAnswers())
  await openPortal('/nowhere')
  await expect.element(heading('页面不存在')).toBeVisible()
  await router.navigate('/offer/list')
  await expect.element(heading('没有访问权限')).toBeVisible()
  expect(place()).toBe('/401')
  expect(titles()).toEqual(['首页'])
})

test('S2-31 tabs open, close by button and by middle click, and lead to the neighbour', async () => {
  serve(portalAnswers())
  await openPortal('/contract/contract/list')
  await expect.element(heading('合同列表')).toBeVisible()
  await router.navigate('/message/index')
  await expect.element(heading('消息中心')).toBeVisible()
  expect(titles()).toEqual(['首页', '合同列表', '消息中心'])
  await page.getByRole('button', { name: '关闭 消息中心' }).click()
  await expect.element(heading('合同列表')).toBeVisible()
  await tabs().getByText('合同列表').click({ button: 'middle' })
  await expect.element(heading(/好，王芳$/)).toBeVisible()
  expect(titles()).toEqual(['首页'])
})

test('S2-31 the context menu refreshes and closes others and all', async () => {
  serve(portalAnswers())
  await openPortal('/contract/contract/list')
  await router.navigate('/message/index')
  await expect.element(heading('消息中心')).toBeVisible()
  await tabs().getByText('消息中心').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '刷新' }).click()
  await expect.poll(() => useTabs.getState().refreshes['/message/index']).toBe(1)
  expect(place()).toBe('/message/index')
  await tabs().getByText('消息中心').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭其它' }).click()
  await expect.poll(titles).toEqual(['首页', '消息中心'])
  await tabs().getByText('消息中心').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '关闭所有' }).click()
  await expect.poll(place).toBe('/dashboard')
  expect(titles()).toEqual(['首页'])
})

test('S2-31 unsaved input survives a look elsewhere, marks its tab, and is asked about on close', async () => {
  serve({ ...portalAnswers(), 'GET admin/api/getBizIndividualCenter': personal })
  await openPortal('/profile/index')
  await page.getByLabelText('姓名').fill('王小芳')
  await expect.element(tabs().getByText('未保存')).toBeInTheDocument()
  await router.navigate('/message/index')
  await expect.element(heading('消息中心')).toBeVisible()
  await expect.element(tabs().getByText('未保存')).toBeInTheDocument()
  await tabs().getByText('个人中心').click()
  await expect.element(page.getByLabelText('姓名')).toHaveValue('王小芳')

  await page.getByRole('button', { name: '关闭 个人中心' }).click()
  await page.getByRole('button', { name: '留在本页' }).click()
  expect(titles()).toContain('个人中心')
  await page.getByRole('button', { name: '关闭 个人中心' }).click()
  await page.getByRole('button', { name: '放弃并继续' }).click()
  await expect.poll(titles).toEqual(['首页', '消息中心'])
})

test('S8-01 kept input is offered to the same user on the same form', async () => {
  serve({ ...portalAnswers(), 'GET admin/api/getBizIndividualCenter': personal })
  storage.drafts(21).set([
    {
      formKey: 'profile.basic',
      route: '/profile/index',
      savedAt: 0,
      values: { nameCn: '王小芳' },
    },
  ])
  await openPortal('/profile/index')
  await page.getByRole('button', { name: '恢复未保存的内容' }).click()
  await expect.element(page.getByLabelText('姓名')).toHaveValue('王小芳')
  expect(storage.drafts(21).get()).toEqual([])
})

test('S2-03 /redirect follows paths with their query, but never back to the login', async () => {
  serve(portalAnswers())
  await openPortal('/redirect/contract/contract/list?page=2')
  await expect.element(heading('合同列表')).toBeVisible()
  expect(place()).toBe('/contract/contract/list?page=2')
  await router.navigate('/redirect/login')
  await expect.poll(place).toBe('/dashboard')
})

test('S6-04 S2-19 the menu shows what is granted, and opens where one is', async () => {
  serve(portalAnswers({}, ['system', 'roleManager']))
  await openPortal('/system/roleManager')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect
    .element(menu.getByRole('link', { name: '角色管理' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(menu.getByText('账号管理')).not.toBeInTheDocument()
  await expect.element(menu.getByText('财务管理')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('navigation', { name: '当前位置' }))
    .toHaveTextContent('系统管理角色管理')
})

test('S9-17 the folded sidebar is kept, apart for desktop and mobile', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await expect.element(page.getByRole('button', { name: '收起菜单' })).toBeVisible()
  const wide = () => document.querySelector('aside')?.getBoundingClientRect().width
  expect(wide()).toBe(210)
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(wide).toBe(54)
  expect(storage.sidebarDesktop.get()).toBe(false)
  expect(storage.sidebarMobile.get()).toBe(false)
})

test('S2-31 below 992 px the menu is a drawer, and targets are large enough on a phone', async () => {
  await page.viewport(390, 844)
  serve(portalAnswers())
  await openPortal('/dashboard')
  await expect.element(page.getByRole('button', { name: '打开菜单' })).toBeVisible()
  for (const name of ['打开菜单', '查找']) {
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '合同与资质' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '合同列表' }).click()
  await expect.element(heading('合同列表')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('S7-28 the bell counts unread messages, at most 99+', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await expect
    .element(page.getByRole('button', { name: '消息，120 条未读' }))
    .toHaveTextContent('99+')
})

test('S2-31 Ctrl K finds a menu and Enter opens it', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await expect.element(heading(/王芳/)).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: '搜索菜单' }).fill('资质审批')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(place).toBe('/contract/qualification-approve/list')
})

test('S2-31 a new page takes the focus to its heading', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await expect.element(heading(/王芳/)).toBeVisible()
  await router.navigate('/contract/contract/list')
  await expect.element(heading('合同列表')).toHaveFocus()
})

test('S7-38 S7-39 switching the company clears the tabs and lands on /dashboard', async () => {
  const server = serve({
    ...portalAnswers(),
    'GET admin/api/getCompanyNameAndUserName': [
      { userId: 21, companyName: '上海花植美妆有限公司', userName: '王*', elsAccount: '200001' },
      { userId: 41, companyName: '广州云裳服饰有限公司', userName: '林*', elsAccount: '200003' },
    ],
    'POST admin/api/toggleUserAuthenticate': { id_token: 'other' },
  })
  await openPortal('/contract/contract/list')
  await page.getByRole('button', { name: /切换企业/ }).click()
  server.answer('GET admin/api/account', {
    ...portalAnswers()['GET admin/api/account'],
    id: 41,
    nameCn: '林裳',
  })
  await page.getByRole('button', { name: /广州云裳/ }).click()
  await expect.element(heading(/林裳$/)).toBeVisible()
  expect(place()).toBe('/dashboard')
  expect(titles()).toEqual(['首页'])
  expect(server.asked.find(({ call }) => call.includes('CompanyName'))?.query.get('phone')).toBe(
    '13800000001',
  )
})

test('S4-11 退出登录 leads to the login page', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect.poll(() => vi.mocked(leaveTo).mock.lastCall).toEqual(['/login'])
  expect(storage.token.get()).toBeNull()
})

test('S8-13 client errors can be read in the top bar', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await expect.element(heading(/王芳/)).toBeVisible()
  logError(new Error('这一页坏了'), false)
  await page.getByRole('button', { name: '错误日志，1 条' }).click()
  await expect.element(page.getByText('这一页坏了').first()).toBeVisible()
})

test('S9-17 size and settings are chosen in the panel and kept', async () => {
  serve(portalAnswers())
  await openPortal('/dashboard')
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '界面设置' }).click()
  await page.getByText('紧凑').click()
  await page.getByRole('switch', { name: '显示页签栏' }).click()
  expect(storage.size.get()).toBe('small')
  expect(storage.settings.get().tabsBar).toBe(false)
  await expect.element(tabs()).not.toBeInTheDocument()
  await page.getByRole('switch', { name: '显示页签栏' }).click()
  await page.getByText('标准').click()
})

test('S8-05 a failed part of a page shows what happened, the number, and 重试', async () => {
  const server = serve({
    ...portalAnswers(),
    'GET admin/api/sessions': () => refusal(500, {}, { 'X-Request-Id': '8f3a-20c1' }),
    'GET admin/api/login-logs': () => json([], { 'X-Total-Count': '0' }),
  })
  await openPortal('/profile/index?tab=devices')
  await expect.element(page.getByText('系统开小差啦，请重试')).toBeVisible()
  await expect.element(page.getByText('编号 8f3a-20c1')).toBeVisible()
  server.answer('GET admin/api/sessions', [])
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByRole('table', { name: '登录设备' })).toBeVisible()
})
