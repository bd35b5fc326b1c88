import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storage } from '../api/storage'
import { Login } from './login'
import { fakeServer, ok, openPage, refuse } from './testing'

const LOGIN = 'bizAuthenticate'
const wrong = (more = {}) => refuse(401, 'auth.bad', '用户名或密码错误', more)

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})

async function openLogin(query = '') {
  const screen = await openPage(<Login query={new URLSearchParams(query)} carried={{}} />)
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const password = screen.getByLabelText('密码', { exact: true })
  const button = screen.getByRole('tabpanel').getByRole('button', { name: /登录/ })
  return {
    screen,
    field,
    password,
    button,
    async fill(elsAccount: string, username: string, secret: string) {
      await field('企业账号').fill(elsAccount)
      await field('用户名').fill(username)
      await password.fill(secret)
    },
  }
}

describe('account login', () => {
  it('S7-23 sends the names trimmed, stores the token and goes where the user wanted', async () => {
    const server = fakeServer({ [LOGIN]: () => ok({ id_token: 'token-1' }) })
    const { fill } = await openLogin('redirect=/offer/list?page=2')
    await fill(' 200001 ', ' lijing ', 'Demo@2026')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toBe('#/offer/list?page=2')
    expect(storage.token.get()).toBe('token-1')
    expect(server.calls.map((call) => call.body)).toEqual([
      { elsAccount: '200001', username: 'lijing', password: 'Demo@2026' },
    ])
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/login'])(
    'S2-04 lands on / when the redirect is %s',
    async (redirect) => {
      fakeServer({ [LOGIN]: () => ok({ id_token: 'token-1' }) })
      const { fill } = await openLogin(new URLSearchParams({ redirect }).toString())
      await fill('200001', 'lijing', 'Demo@2026')
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => location.hash).toBe('#/')
    },
  )

  it('A01-1 shows a refusal under the password, keeps the input and leads the focus there', async () => {
    fakeServer({ [LOGIN]: () => wrong() })
    const { fill, field, password, button } = await openLogin()
    await fill('200001', 'lijing', 'wrong')
    await button.click()
    await expect.element(password).toHaveAccessibleDescription('用户名或密码错误')
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveValue('wrong')
    await expect.element(field('用户名')).toHaveValue('lijing')
    await expect.element(field('用户名')).not.toHaveAccessibleDescription()
  })

  it.each([
    ['auth.locked', '账号已锁定，请15分钟后再试', '用户名'],
    ['auth.disabled', '账号已被停用，请联系管理员', '用户名'],
    ['auth.frozen', '企业已被冻结，无法登录', '企业账号'],
  ])('A01-1 shows %s under its own field', async (errorKey, title, name) => {
    fakeServer({ [LOGIN]: () => refuse(401, errorKey, title) })
    const { fill, field, button } = await openLogin()
    await fill('200001', 'lijing', 'Demo@2026')
    await button.click()
    await expect.element(field(name)).toHaveAccessibleDescription(title)
  })

  it('A01-1 asks for the picture when the server does, and sends a new one each time', async () => {
    const server = fakeServer({ [LOGIN]: () => wrong({ captchaRequired: true }) })
    const { fill, field, button, screen } = await openLogin()
    await expect.element(screen.getByText('图形验证码')).not.toBeInTheDocument()
    await fill('200001', 'lijing', 'wrong')
    await button.click()
    await expect.element(field('图形验证码')).toBeVisible()

    await button.click()
    await expect.element(field('图形验证码')).toHaveAccessibleDescription('图形验证码不能为空')
    await field('图形验证码').fill('K7mR')
    await button.click()
    await expect.poll(() => server.calls.length).toBe(2)
    await expect.element(field('图形验证码')).toHaveValue('')
    await field('图形验证码').fill('Q2wE')
    await button.click()
    await expect.poll(() => server.calls.length).toBe(3)

    const [, second, third] = server.calls.map((call) => call.body)
    expect(second).toMatchObject({
      captcha: 'K7mR',
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(third?.uuid).not.toBe(second?.uuid)
  })

  it('A01-1 shows a wrong picture answer under the picture', async () => {
    fakeServer({
      [LOGIN]: () =>
        refuse(401, 'auth.captcha', '图形验证码错误或已过期', { captchaRequired: true }),
    })
    const { fill, field, button } = await openLogin()
    await fill('200001', 'lijing', 'Demo@2026')
    await button.click()
    await expect.element(field('图形验证码')).toHaveAccessibleDescription('图形验证码错误或已过期')
    await expect.element(field('图形验证码')).toHaveFocus()
  })

  it('S8-05 shows a refusal that belongs to no field above the button', async () => {
    fakeServer({ [LOGIN]: () => refuse(429, 'common.tooMany', '操作过于频繁，请稍后再试') })
    const { fill, button, screen } = await openLogin()
    await fill('200001', 'lijing', 'Demo@2026')
    await button.click()
    await expect.element(screen.getByText('操作过于频繁，请稍后再试')).toBeVisible()
  })

  it('S5-11 names what is missing and asks the server nothing', async () => {
    const server = fakeServer({})
    const { field, password, button } = await openLogin()
    await button.click()
    await expect.element(field('企业账号')).toHaveAccessibleDescription('企业账号不能为空')
    await expect.element(field('用户名')).toHaveAccessibleDescription('用户名不能为空')
    await expect.element(password).toHaveAccessibleDescription('密码不能为空')
    await expect.element(field('企业账号')).toHaveFocus()
    expect(server.calls).toEqual([])
  })

  it('S7-23 lets a full name stand without the company account', async () => {
    const server = fakeServer({ [LOGIN]: () => wrong() })
    const { fill, button } = await openLogin()
    await fill('', '200001_lijing', 'Demo@2026')
    await button.click()
    await expect
      .poll(() => server.calls[0]?.body)
      .toEqual({
        username: '200001_lijing',
        password: 'Demo@2026',
      })
  })

  it('S7-23 sends once, however often one presses', async () => {
    let answer: (response: Response) => void = () => undefined
    const server = fakeServer({
      [LOGIN]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const { fill, password, button } = await openLogin()
    await fill('200001', 'lijing', 'Demo@2026')
    await userEvent.keyboard('{Enter}{Enter}')
    await button.click({ force: true })
    await expect.element(button).toHaveTextContent('正在登录…')
    expect(server.calls).toHaveLength(1)

    answer(wrong())
    await expect.element(password).toHaveAccessibleDescription('用户名或密码错误')
    await expect.element(button).toHaveTextContent('登录')
  })

  it('S9-17 keeps the company account alone, and only when asked to', async () => {
    fakeServer({ [LOGIN]: () => ok({ id_token: 'token-1' }) })
    const { fill, button, screen } = await openLogin()
    await fill('200001', 'lijing', 'Demo@2026')
    await screen.getByRole('checkbox', { name: '记住企业账号' }).click()
    await button.click()
    await expect.poll(() => storage.token.get()).toBe('token-1')
    const kept = { ...localStorage }
    expect(kept).toEqual({ 'portal.token': '"token-1"', 'portal.elsAccount': '"200001"' })

    await screen.unmount()
    storage.token.remove()
    const again = await openLogin()
    await expect.element(again.field('企业账号')).toHaveValue('200001')
    await expect.element(again.field('用户名')).toHaveFocus()
  })

  it('S7-23 asks for a long session only when the user does', async () => {
    const server = fakeServer({ [LOGIN]: () => wrong() })
    const { fill, button, screen } = await openLogin()
    await fill('200001', 'lijing', 'Demo@2026')
    await screen.getByRole('checkbox', { name: '保持登录' }).click()
    await button.click()
    await expect.poll(() => server.calls[0]?.body?.rememberMe).toBe(true)
  })

  it('S7-23 shows and hides the password', async () => {
    const { password, screen } = await openLogin()
    await expect.element(password).toHaveAttribute('type', 'password')
    await screen.getByRole('button', { name: '显示密码' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
  })

  it('S2-05 follows a login that happened in another window', async () => {
    await openLogin('redirect=/message/index')
    storage.token.set('token-elsewhere')
    dispatchEvent(new StorageEvent('storage'))
    await expect.poll(() => location.hash).toBe('#/message/index')
  })
})

describe('the two ways', () => {
  it('S1-02 move with the arrow keys, and keep what was typed', async () => {
    const { field, screen } = await openLogin()
    await field('企业账号').fill('200001')
    const account = screen.getByRole('tab', { name: '账号登录' })
    const phone = screen.getByRole('tab', { name: '手机号登录' })
    await account.click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(phone).toHaveFocus()
    await expect.element(phone).toHaveAttribute('aria-selected', 'true')
    await expect.element(field('手机号')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(account).toHaveFocus()
    await expect.element(field('企业账号')).toHaveValue('200001')
    await userEvent.keyboard('{End}')
    await expect.element(phone).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(account).toHaveFocus()
  })
})
