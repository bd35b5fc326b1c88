import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storage } from '../api/storage'
import { Login } from './login'
import { fakeServer, ok, openPage, refuse } from './testing'

const SEND = 'bzPhone/getAuthCode'
const LOGIN = 'phoneAuthenticate'

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})

async function openPhone() {
  const screen = await openPage(<Login query={new URLSearchParams()} carried={{}} />)
  await screen.getByRole('tab', { name: '手机号登录' }).click()
  const panel = screen.getByRole('tabpanel')
  return {
    screen,
    phone: panel.getByRole('textbox', { name: '手机号', exact: true }),
    code: panel.getByRole('textbox', { name: '验证码', exact: true }),
    picture: panel.getByRole('textbox', { name: '图形验证码' }),
    send: panel.getByRole('button', { name: /获取|重发|发送/ }),
  }
}

it('S5-07, S5-18 keeps digits only and refuses what is no mobile number', async () => {
  const server = fakeServer({})
  const { phone, send } = await openPhone()
  await phone.fill('+86 128-0000-0001')
  await expect.element(phone).toHaveValue('12800000001')
  await send.click()
  await expect.element(phone).toHaveAccessibleDescription('手机号输入格式有误！')
  expect(server.calls).toEqual([])
})

it('S7-36 sends a code, counts 60 seconds down and moves on to the code', async () => {
  const server = fakeServer({ [SEND]: () => ok({ success: true }) })
  const { phone, code, send } = await openPhone()
  await phone.fill('13800000001')
  await send.click()
  await expect.element(code).toHaveFocus()
  await expect.element(send).toHaveTextContent(/^(60|59) 秒后重发$/)
  await send.click({ force: true })
  expect(server.calls).toHaveLength(1)
  expect(server.calls[0]?.query.get('phone')).toBe('13800000001')

  const later = Date.now() + 61_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await expect.element(send).toHaveTextContent('重新获取')
})

it('S7-36 asks for the picture when the server does, and sends its answer with the next try', async () => {
  const server = fakeServer({
    [SEND]: ({ query }) =>
      query.get('captcha')
        ? ok({ success: true })
        : refuse(400, 'auth.captchaNeeded', '请输入图形验证码', { captchaRequired: true }),
  })
  const { phone, picture, send, code } = await openPhone()
  await phone.fill('13800000001')
  await send.click()
  await expect.element(picture).toHaveAccessibleDescription('请输入图形验证码')
  await picture.fill('K7mR')
  await send.click()
  await expect.element(code).toHaveFocus()
  await expect.element(picture).not.toBeInTheDocument()
  expect(server.calls[1]?.query.get('uuid')).toMatch(/^[0-9a-f-]{36}$/)
})

it('S7-41 shows a wrong code under the code', async () => {
  fakeServer({ [LOGIN]: () => refuse(401, 'code.bad', '手机验证码错误或已过期') })
  const { phone, code } = await openPhone()
  await phone.fill('13800000001')
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('手机验证码错误或已过期')
})

it('A01-3 lets a phone with several accounts choose, with the temporary token (S7-42)', async () => {
  const server = fakeServer({
    [LOGIN]: () =>
      ok({
        needChoose: true,
        tempToken: 'temp-1',
        accounts: [
          { userId: 11, companyName: '上海花植美妆有限公司', nameCn: '王芳', status: 'enabled' },
          { userId: 21, companyName: '广州云裳服饰有限公司', nameCn: '林裳', status: 'enabled' },
          { userId: 31, companyName: '青岛蓝禾家纺有限公司', nameCn: '王芳', status: 'disabled' },
        ],
      }),
    toggleUserAuthenticate: () => ok({ id_token: 'token-21' }),
  })
  const { phone, code, screen } = await openPhone()
  await phone.fill('13800000001')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: '选择要进入的企业' })).toHaveFocus()
  expect(storage.token.get()).toBeNull()
  await expect.element(screen.getByRole('button', { name: /青岛蓝禾/ })).toBeDisabled()

  await screen.getByRole('button', { name: /广州云裳/ }).click()
  await expect.poll(() => storage.token.get()).toBe('token-21')
  expect(server.to('toggleUserAuthenticate')).toMatchObject([
    { body: { userId: 21 }, authorization: 'Bearer temp-1' },
  ])
})
