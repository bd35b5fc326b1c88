import { beforeEach, describe, expect, it } from 'vitest'
import { storage } from '../api/storage'
import { AuthRedirect } from './auth-redirect'
import { takeCarried } from './navigate'
import { fakeServer, ok, openPage, refuse } from './testing'
import { TokenLogin } from './token-login'

const TOKEN = 'third-party/private-sphere/auto-login'
const SSO = 'authenticate/qqg/sso'
const wang = { id_token: 'token-1', nameCn: '王芳', companyName: '上海花植美妆有限公司' }

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/token-login'
})

const openWith = (query: Record<string, string>) =>
  openPage(<TokenLogin query={new URLSearchParams(query)} carried={{}} />)

describe('token login', () => {
  it('S7-31 names the account first and begins the session only after a yes', async () => {
    const server = fakeServer({ [TOKEN]: () => ok(wang) })
    const screen = await openWith({ token: 'a+b/c=' })
    await expect.element(screen.getByText('将以 王芳（上海花植美妆有限公司）登录')).toBeVisible()
    expect(server.calls[0]?.query.get('token')).toBe('a+b/c=')
    expect(storage.token.get()).toBeNull()

    await screen.getByRole('button', { name: '确认登录' }).click()
    await expect.poll(() => location.hash).toBe('#/')
    expect(storage.token.get()).toBe('token-1')
  })

  it('S7-31 a no ends the session on the server and keeps nothing', async () => {
    const server = fakeServer({ [TOKEN]: () => ok(wang), logout: () => ok({}) })
    const screen = await openWith({ token: 'once' })
    await screen.getByRole('button', { name: '取消' }).click()
    await expect.poll(() => location.hash).toBe('#/login')
    expect(server.to('logout')).toMatchObject([{ authorization: 'Bearer token-1' }])
    expect(storage.token.get()).toBeNull()
  })

  it('S7-31 a yes ends the session that stood before', async () => {
    storage.token.set('token-0')
    const server = fakeServer({ [TOKEN]: () => ok(wang), logout: () => ok({}) })
    const screen = await openWith({ token: 'once' })
    await screen.getByRole('button', { name: '确认登录' }).click()
    await expect.poll(() => storage.token.get()).toBe('token-1')
    expect(server.to('logout')).toMatchObject([{ authorization: 'Bearer token-0' }])
  })

  it('S7-24 passes secret and data on as they came', async () => {
    const server = fakeServer({ [SSO]: () => ok(wang) })
    const screen = await openWith({ secret: ' s+1 ', data: 'ZGF0YQ==' })
    await expect.element(screen.getByRole('button', { name: '确认登录' })).toBeVisible()
    expect(Object.fromEntries(server.calls[0]?.query ?? [])).toEqual({
      secret: ' s+1 ',
      data: 'ZGF0YQ==',
    })
  })

  it.each([
    ['auth.tokenUsed', '登录链接已失效，请重新获取'],
    ['auth.ssoUnbound', '单点登录账号未绑定，请联系管理员'],
  ])('A01-4 says why a link was refused (%s) and leads back', async (errorKey, title) => {
    fakeServer({ [TOKEN]: () => refuse(401, errorKey, title) })
    const screen = await openWith({ token: 'used' })
    await expect.element(screen.getByText(title)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: '返回登录' }))
      .toHaveAttribute('href', '#/login')
  })

  it('S7-31 without a token, after F5 for instance, asks the server nothing', async () => {
    const server = fakeServer({})
    const screen = await openWith({})
    await expect.element(screen.getByText('登录链接已失效，请重新获取')).toBeVisible()
    expect(server.calls).toEqual([])
  })

  it('R29 shows a name as text, whatever it holds', async () => {
    fakeServer({ [TOKEN]: () => ok({ ...wang, nameCn: '<img src=x onerror=alert(1)>' }) })
    const screen = await openWith({ token: 'once' })
    await expect.element(screen.getByText(/<img src=x/)).toBeVisible()
    expect(screen.container.querySelector('img')).toBeNull()
  })
})

it('S2-02 /auth-redirect opened alone passes its whole query on, past the address bar', async () => {
  location.hash = '#/auth-redirect'
  const query = new URLSearchParams({ secret: 's', data: 'd', state: 'x' })
  await openPage(<AuthRedirect query={query} carried={{}} />)
  await expect.poll(() => location.hash).toBe('#/token-login')
  expect(takeCarried().query?.toString()).toBe('secret=s&data=d&state=x')
})
