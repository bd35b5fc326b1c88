import { afterEach, expect, test, vi } from 'vitest'
import { expired, json, never, refusal, serve } from '../testkit/server'
import { CancelledError, HttpError } from './errors'
import { http, REQUEST_TIMEOUT_MS, setHttpUi } from './http'
import { storage } from './storage'

const watch = () => {
  const ui = { busy: vi.fn(), error: vi.fn(), sessionEnded: vi.fn(), initialPassword: vi.fn() }
  setHttpUi(ui)
  return ui
}

afterEach(() => setHttpUi({}))

test('S7-01 every call carries the bearer token, once there is one', async () => {
  const server = serve({ 'GET admin/api/account': {} })
  await http.get('admin/api/account')
  storage.token.set('abc')
  await http.get('admin/api/account')
  expect(server.asked.map(({ headers }) => headers.get('Authorization'))).toEqual([
    null,
    'Bearer abc',
  ])
})

test('S7-42 a call may carry its own temporary token', async () => {
  storage.token.set('session')
  const server = serve({ 'POST admin/api/toggleUserAuthenticate': {} })
  await http.post('admin/api/toggleUserAuthenticate', { userId: 1 }, { token: 'temp' })
  expect(server.asked[0]?.headers.get('Authorization')).toBe('Bearer temp')
  expect(server.asked[0]?.body).toEqual({ userId: 1 })
})

test('S7-02 S9-04 a request waits 300000 ms and no longer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  serve({ 'GET admin/api/account': {} })
  await http.get('admin/api/account')
  expect(timeout).toHaveBeenCalledWith(300_000)
  expect(REQUEST_TIMEOUT_MS).toBe(300_000)
})

test('S7-03 S8-06 a newer duplicate cancels the older call, and nothing is shown', async () => {
  const ui = watch()
  const server = serve({ 'GET admin/api/account': never })
  const older = http.get('admin/api/account', { cancelDuplicate: true })
  server.answer('GET admin/api/account', { id: 2 })
  const newer = http.get('admin/api/account', { cancelDuplicate: true })
  await expect(older).rejects.toThrow(new CancelledError())
  await expect(older).rejects.toThrow('请求已取消')
  expect(await newer).toEqual({ id: 2 })
  expect(ui.error).not.toHaveBeenCalled()
})

test('S7-03 without the option duplicates live side by side', async () => {
  serve({ 'GET admin/api/account': { id: 1 } })
  const both = [http.get('admin/api/account'), http.get('admin/api/account')]
  expect(await Promise.all(both)).toEqual([{ id: 1 }, { id: 1 }])
})

test('S7-03 the mask counts running calls, but not those that hide it', async () => {
  const ui = watch()
  serve({ 'GET admin/api/account': {} })
  await http.get('admin/api/account')
  expect(ui.busy.mock.calls).toEqual([[1], [0]])
  await http.get('admin/api/account', { hideMask: true })
  expect(ui.busy).toHaveBeenCalledTimes(2)
})

test('S7-03 S8-02 a refusal is shown once, unless the call hides errors', async () => {
  const ui = watch()
  serve({ 'GET admin/api/account': () => refusal(400, { title: '当前密码不正确' }) })
  await expect(http.get('admin/api/account')).rejects.toThrow('当前密码不正确')
  expect(ui.error).toHaveBeenCalledExactlyOnceWith('当前密码不正确', expect.any(HttpError))
  await expect(http.get('admin/api/account', { hideError: true })).rejects.toThrow()
  expect(ui.error).toHaveBeenCalledTimes(1)
})

test('S8-01 body code 401 ends the session, also inside a good answer', async () => {
  storage.token.set('mine')
  const ui = watch()
  const server = serve({ 'GET admin/api/account': expired })
  await expect(http.get('admin/api/account')).rejects.toThrow('你当前的会话已超时，请重新登陆')
  server.answer('GET admin/api/account', () => json({ code: 401 }))
  await expect(http.get('admin/api/account')).rejects.toThrow('你当前的会话已超时，请重新登陆')
  expect(ui.sessionEnded).toHaveBeenCalledTimes(2)
  expect(ui.error).not.toHaveBeenCalled()
})

test('S8-01 S8-02 HTTP 401 without the code is a refused login, no ended session', async () => {
  storage.token.set('mine')
  const ui = watch()
  serve({ 'POST admin/api/bizAuthenticate': () => refusal(401, { title: '用户名或密码错误' }) })
  await expect(http.post('admin/api/bizAuthenticate', {})).rejects.toThrow('用户名或密码错误')
  expect(ui.sessionEnded).not.toHaveBeenCalled()
})

test('S2-13 S7-42 a late 401 of a dropped or temporary token does not end the session', async () => {
  const ui = watch()
  serve({
    'GET admin/api/account': () => {
      storage.token.remove()
      return expired()
    },
    'POST admin/api/logout': expired,
  })
  storage.token.set('old')
  await expect(http.get('admin/api/account')).rejects.toThrow()
  await expect(http.post('admin/api/logout', undefined, { token: 'temp' })).rejects.toThrow()
  expect(ui.sessionEnded).not.toHaveBeenCalled()
})

test('S8-03 errorKey auth.initialPwd opens the forced dialog and shows no toast', async () => {
  const ui = watch()
  serve({
    'GET admin/api/account': () =>
      refusal(403, { errorKey: 'auth.initialPwd', title: '请先修改初始密码' }),
  })
  await expect(http.get('admin/api/account')).rejects.toThrow()
  expect(ui.initialPassword).toHaveBeenCalledOnce()
  expect(ui.error).not.toHaveBeenCalled()
})

test('S8-05 the request id of a refusal is kept for the reader to quote', async () => {
  serve({
    'GET admin/api/account': () => refusal(500, {}, { 'X-Request-Id': '8f3a-20c1' }),
  })
  const error = await http.get('admin/api/account').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 500, requestId: '8f3a-20c1' })
})

test('S9-01 a page carries its rows and the total of the header', async () => {
  serve({ 'GET admin/api/login-logs': () => json([{ id: 1 }], { 'X-Total-Count': '45' }) })
  expect(await http.page('admin/api/login-logs')).toEqual({ items: [{ id: 1 }], total: 45 })
})

test('S8-05 without a network the reader is told so', async () => {
  const ui = watch()
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(http.get('admin/api/account')).rejects.toThrow('网络连接失败，请检查网络后重试')
  expect(ui.error).toHaveBeenCalledOnce()
})
