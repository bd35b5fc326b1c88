import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storage } from '../api/storage'
import { BIZ_RULE, STRONG_RULE } from '../lib/password'
import { type Carried, takeCarried } from './navigate'
import { ResetFinish } from './reset-finish'
import { ResetInit } from './reset-init'
import { fakeServer, ok, openPage, refuse } from './testing'

const SEND = 'verifyCode'
const RESET = 'account/reset-password'

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/resetPasswordInit'
})

describe('asking for a reset', () => {
  it('S7-26 has a code sent and goes on with names and rule, outside the address', async () => {
    const server = fakeServer({ [SEND]: () => ok({ success: true, passwordRule: STRONG_RULE }) })
    const screen = await openPage(<ResetInit />)
    await screen.getByRole('textbox', { name: '企业账号' }).fill('100000')
    await screen.getByRole('textbox', { name: '用户名' }).fill('root')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#/resetPasswordFinish')
    expect(takeCarried()).toMatchObject({
      elsAccount: '100000',
      username: 'root',
      rule: STRONG_RULE,
    })
    expect(Object.fromEntries(server.calls[0]?.query ?? [])).toEqual({
      Type: 'RESET_PWD',
      elsAccount: '100000',
      username: 'root',
    })
  })

  it('S7-30 sends a link by mail and tells nobody whether the address is known', async () => {
    const server = fakeServer({ [RESET]: () => ok({}) })
    const screen = await openPage(<ResetInit />)
    await screen.getByRole('tab', { name: '邮箱找回' }).click()
    const mail = screen.getByRole('textbox', { name: '邮箱' })
    await mail.fill('wang@')
    await userEvent.keyboard('{Enter}')
    await expect.element(mail).toHaveAccessibleDescription('邮箱格式有误！')
    await mail.fill('wang@huazhi.example')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/若该邮箱已在账号中验证/)).toBeVisible()
    expect(server.calls.map((call) => call.body)).toEqual([{ mail: 'wang@huazhi.example' }])
  })
})

async function openFinish(query: string, carried: Carried = {}) {
  const screen = await openPage(
    <ResetFinish query={new URLSearchParams(query)} carried={carried} />,
  )
  const secret = (name: string) => screen.getByLabelText(name, { exact: true })
  const submit = screen.getByRole('button', { name: '确认修改' })
  return {
    screen,
    code: screen.getByRole('textbox', { name: '验证码', exact: true }),
    password: secret('新密码'),
    confirm: secret('确认新密码'),
    submit,
    async fill(first: string, second: string) {
      await secret('新密码').fill(first)
      await secret('确认新密码').fill(second)
      await submit.click()
    },
  }
}

const lijing = { elsAccount: '200001', username: 'lijing', rule: BIZ_RULE, sentAt: 1 }

describe('setting a new password', () => {
  it('S5-03, S5-05 asks for what is missing', async () => {
    const { code, password, confirm, submit } = await openFinish('', lijing)
    await submit.click()
    await expect.element(code).toHaveAccessibleDescription('验证码不能为空')
    await expect.element(password).toHaveAccessibleDescription('请输入新密码')
    await expect.element(confirm).toHaveAccessibleDescription('请再次输入密码')
  })

  it('A01-6, S5-03 refuses fifteen characters', async () => {
    const server = fakeServer({})
    const { password, fill } = await openFinish('', lijing)
    await fill('abcdefgh1234567', 'abcdefgh1234567')
    await expect.element(password).toHaveAccessibleDescription('密码不符合规则，请再次输入!')
    expect(server.calls).toEqual([])
  })

  it('S5-05, S5-06 says that the two differ, at the field and on submit', async () => {
    const { confirm, fill, screen } = await openFinish('', lijing)
    await fill('abc123', 'abc124')
    await expect.element(confirm).toHaveAccessibleDescription('两次输入密码不一致!')
    await expect.element(screen.getByText('新密码与确认密码不匹配！')).toBeVisible()
  })

  it('S5-04 ticks the rule off as one types', async () => {
    const { password, screen } = await openFinish('', lijing)
    const rules = screen.getByRole('list', { name: '密码规则' })
    await expect.element(rules).toHaveTextContent('6~14个字符，未满足')
    await password.fill('abc123')
    await expect.element(rules).toHaveTextContent('6~14个字符，已满足')
  })

  it('S7-30 sends code and passwords trimmed (S5-01) and ends on 密码已修改', async () => {
    const server = fakeServer({
      [RESET]: ({ body }) =>
        body?.verifyCode === '123456' ? ok({}) : refuse(400, 'code.bad', '手机验证码错误或已过期'),
    })
    const { code, fill, screen } = await openFinish('', lijing)
    await expect
      .element(code)
      .toHaveAccessibleDescription('验证码已发送至该账号绑定的手机或邮箱，请查收')
    await code.fill('000000')
    await fill(' abc123 ', 'abc123')
    await expect.element(code).toHaveAccessibleDescription('手机验证码错误或已过期')
    await code.fill('123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    expect(server.calls[1]?.body).toEqual({
      elsAccount: '200001',
      username: 'lijing',
      verifyCode: '123456',
      newPassword: 'abc123',
      confirmPassword: 'abc123',
    })
  })

  it.each([
    ['pwd.history', '不能使用最近3次使用过的密码'],
    ['pwd.same', '新密码不能与当前密码相同'],
  ])('S7-30 shows %s under the new password', async (errorKey, title) => {
    fakeServer({ [RESET]: () => refuse(400, errorKey, title) })
    const { code, password, fill } = await openFinish('', lijing)
    await code.fill('123456')
    await fill('abc123', 'abc123')
    await expect.element(password).toHaveAccessibleDescription(title)
  })

  it('S7-30 checks a link first and follows the rule that the server names (S5-09)', async () => {
    const server = fakeServer({ [RESET]: () => ok({ passwordRule: STRONG_RULE }) })
    const { password, fill, screen } = await openFinish('key=k-1')
    await fill('abc123', 'abc123')
    await expect.element(password).toHaveAccessibleDescription('密码不符合规则，请再次输入!')
    await fill('abcd1234', 'abcd1234')
    await expect.element(screen.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    expect(server.calls.map((call) => call.body)).toEqual([
      { key: 'k-1' },
      { key: 'k-1', newPassword: 'abcd1234' },
    ])
  })

  it('S7-30 says that a link is spent and leads to a new one', async () => {
    fakeServer({ [RESET]: () => refuse(400, 'reset.keyExpired', '重置链接已失效，请重新申请') })
    const { screen } = await openFinish('key=spent')
    await expect.element(screen.getByText('重置链接已失效，请重新申请')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '重新找回密码' }))
      .toHaveAttribute('href', '#/resetPasswordInit')
  })
})

describe('密码已修改', () => {
  async function change() {
    storage.token.set('token-1')
    const server = fakeServer({ [RESET]: () => ok({}), logout: () => ok({}) })
    const { fill, screen } = await openFinish('key=k-1')
    await fill('abc123', 'abc123')
    await expect.element(screen.getByText('5 秒后自动返回登录页')).toBeVisible()
    return { server, screen }
  }

  it('S2-30 counts five seconds down, logs out and goes to the root', async () => {
    const { server } = await change()
    expect(location.hash).not.toBe('#/')
    const later = Date.now() + 5_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await expect.poll(() => location.hash).toBe('#/')
    expect(storage.token.get()).toBeNull()
    expect(server.to('logout')).toMatchObject([{ authorization: 'Bearer token-1' }])
  })

  it('S2-30 a button skips the wait', async () => {
    const { screen } = await change()
    await screen.getByRole('button', { name: '立即登录' }).click()
    await expect.poll(() => location.hash).toBe('#/')
  })
})
