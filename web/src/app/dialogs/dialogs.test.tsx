import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { http } from '../../api/http'
import { storage } from '../../api/storage'
import { useSession } from '../../state/session'
import { openPortal, place } from '../../testkit/portal'
import { expired, type FakeServer, portalAnswers, refusal, serve } from '../../testkit/server'
import { leaveTo } from '../guard/leave'
import { MASK_DELAY_MS, useBusy } from './loading-mask'

vi.mock('../guard/leave', () => ({ leaveTo: vi.fn() }))

const dialog = (name: string) => page.getByRole('dialog', { name })
const width = (name: string) => dialog(name).element().getBoundingClientRect().width

beforeEach(() => vi.mocked(leaveTo).mockClear())

const forced = async (answers = {}) => {
  const server = serve({ ...portalAnswers({ changedPwd: false }), ...answers })
  await openPortal('/contract/contract/list')
  await expect.element(dialog('修改初始密码')).toBeVisible()
  return server
}

const fill = async (current: string, next: string, confirm: string) => {
  await page.getByLabelText('当前密码').fill(current)
  await page.getByLabelText('新密码', { exact: true }).fill(next)
  await page.getByLabelText('确认密码').fill(confirm)
}

test('S2-11 while the initial password stands nothing is loaded behind the dialog', async () => {
  const server = await forced()
  const before = server.calls().length
  expect(server.calls().filter((call) => /contract|messages|events|articles/.test(call))).toEqual(
    [],
  )
  expect(document.querySelector('main')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(server.calls()).toHaveLength(before)
})

test('S2-11 S2-12 the forced dialog is 600 wide and cannot be closed', async () => {
  const server = await forced()
  await expect.poll(() => width('修改初始密码')).toBe(600)
  await expect
    .element(dialog('修改初始密码').getByRole('button', { name: 'Close' }))
    .not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('dialog').element().parentElement?.click()
  await expect.element(dialog('修改初始密码')).toBeVisible()
  // Nothing is polled meanwhile.
  expect(server.calls()).not.toContain('GET admin/api/message-location-logs/type/count')
})

test('S5-01 S5-02 S5-03 S5-05 the texts of the password form', async () => {
  await forced()
  const submit = dialog('修改初始密码').getByRole('button', { name: '修改密码' })
  await submit.click()
  for (const text of ['请输入当前密码', '请输入新密码', '请再次输入密码']) {
    await expect.element(dialog('修改初始密码').getByText(text)).toBeVisible()
  }
  await fill('abc', 'abcdefgh', 'abcdefgi')
  await expect.element(page.getByText('密码不能少于5位')).toBeVisible()
  await expect.element(page.getByText('密码不符合规则，请再次输入!')).toBeVisible()
  await expect.element(page.getByText('两次输入密码不一致!')).toBeVisible()
  await fill('  Init@1234  ', '  abc123  ', 'abc123')
  await expect.element(page.getByLabelText('新密码', { exact: true })).toHaveValue('abc123')
})

test('S5-04 the rule ticks itself off while one types', async () => {
  await forced()
  const met = () => page.getByText('已满足').elements().length
  expect(met()).toBe(0)
  await page.getByLabelText('新密码', { exact: true }).fill('abc')
  await expect.poll(met).toBe(1)
  await page.getByLabelText('新密码', { exact: true }).fill('abc123')
  await expect.poll(met).toBe(3)
})

const change = async (server: FakeServer) => {
  await fill('Init@1234', 'abc123', 'abc123')
  await dialog('修改初始密码').getByRole('button', { name: '修改密码' }).click()
  await expect.element(dialog('重新登录')).toBeVisible()
  expect(server.asked.find(({ call }) => call.endsWith('changePassword'))?.body).toEqual({
    currentPassword: 'Init@1234',
    newPassword: 'abc123',
    confirmPassword: 'abc123',
  })
}

test('S2-13 S8-12 after the change: toast, re-login dialog of 400, and on where one was', async () => {
  const server = await forced({
    'POST admin/api/bizAccount/changePassword': {},
    'POST admin/api/bizAuthenticate': { id_token: 'new' },
  })
  await change(server)
  await expect.element(page.getByText('修改成功！')).toBeVisible()
  await expect.poll(() => width('重新登录')).toBe(400)
  expect(storage.token.get()).toBeNull()
  await expect.element(page.getByLabelText('企业', { exact: true })).toBeDisabled()

  server.answer('GET admin/api/account', portalAnswers()['GET admin/api/account'])
  await dialog('重新登录').getByLabelText('新密码').fill('abc123')
  await dialog('重新登录').getByRole('button', { name: '登录', exact: true }).click()
  await expect.element(dialog('重新登录')).not.toBeInTheDocument()
  expect(storage.token.get()).toBe('new')
  expect(server.asked.find(({ call }) => call.endsWith('bizAuthenticate'))?.body).toEqual({
    username: '200001_admin',
    password: 'abc123',
  })
  expect(place()).toBe('/contract/contract/list')
})

test('S2-13 S7-25 the re-login asks for the picture when the server does; 返回登录 leads to /login', async () => {
  const server = await forced({
    'POST admin/api/bizAccount/changePassword': {},
    'POST admin/api/bizAuthenticate': () =>
      refusal(401, { title: '图形验证码错误或已过期', captchaRequired: true }),
  })
  await change(server)
  await dialog('重新登录').getByLabelText('新密码').fill('abc123')
  await dialog('重新登录').getByRole('button', { name: '登录', exact: true }).click()
  await expect.element(page.getByAltText('图形验证码，点击换一张')).toBeVisible()
  await page.getByRole('button', { name: '返回登录' }).click()
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['/login']])
})

test('S5-06 S8-02 a refusal of the server keeps the dialog and says why', async () => {
  await forced({
    'POST admin/api/bizAccount/changePassword': () => refusal(400, { title: '当前密码不正确' }),
  })
  await fill('Wrong@1', 'abc123', 'abc123')
  await dialog('修改初始密码').getByRole('button', { name: '修改密码' }).click()
  await expect.element(page.getByText('当前密码不正确')).toBeVisible()
  await expect.element(dialog('修改初始密码')).toBeVisible()
})

test('S8-01 one dialog, however many calls fail; its button resets the token', async () => {
  serve({ ...portalAnswers(), 'GET admin/api/getBizIndividualCenter': expired })
  await openPortal('/contract/contract/list')
  await expect.element(page.getByRole('heading', { name: '合同列表' })).toBeVisible()
  const failing = Array.from({ length: 5 }, () =>
    http.get('admin/api/getBizIndividualCenter').catch(() => undefined),
  )
  await Promise.all(failing)
  await expect.element(page.getByText('你当前的会话已超时，请重新登陆')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: '重新登录' }).elements()).toHaveLength(1)
  await expect.poll(() => width('重新登录')).toBe(400)
})

test('S8-10 S2-09 a failed load resets the token and leads to /login with the redirect', async () => {
  serve({ ...portalAnswers(), 'GET admin/api/account': expired })
  await openPortal('/offer/list?page=2')
  await expect
    .poll(() => vi.mocked(leaveTo).mock.calls[0]?.[0])
    .toBe('/login?redirect=%2Foffer%2Flist%3Fpage%3D2')
  expect(storage.token.get()).toBeNull()
  expect(useSession.getState().dialog).toBe('none')
})

test('S2-30 S9-04 密码已修改 counts five seconds, can be skipped, logs out and ends at the login', async () => {
  const server = serve(portalAnswers())
  await openPortal('/contract/contract/list')
  await expect.element(page.getByRole('heading', { name: '合同列表' })).toBeVisible()
  useSession.setState({ dialog: 'passwordChanged' })
  await expect.element(page.getByText('密码已修改')).toBeVisible()
  await expect.element(page.getByText('5', { exact: true })).toBeVisible()
  await expect.element(page.getByText('4', { exact: true })).toBeVisible()
  expect(leaveTo).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '立即重新登录' }).click()
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toEqual([['/login']])
  expect(server.calls()).toContain('POST admin/api/logout')
})

test('S8-07 S9-04 the mask waits two seconds', async () => {
  serve(portalAnswers())
  await openPortal('/contract/contract/list')
  expect(MASK_DELAY_MS).toBe(2000)
  useBusy.setState({ calls: 1 })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await expect.element(page.getByText('加载中……')).not.toBeInTheDocument()
  await expect.element(page.getByText('加载中……')).toBeVisible()
  useBusy.setState({ calls: 0 })
  await expect.element(page.getByText('加载中……')).not.toBeInTheDocument()
})
