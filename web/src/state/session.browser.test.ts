import { beforeEach, expect, test } from 'vitest'
import { storage } from '../api/storage'
import { portalAnswers, refusal, serve, wangfang } from '../testkit/server'
import { loadDictionary, refreshDictionary, useDictionary } from './dictionary'
import { useDirtyForms } from './dirty'
import { badgeText, unreadTotal } from './polls'
import { screen } from './screen'
import {
  defaultLiveRoom,
  forgetSession,
  loadSession,
  mayPoll,
  setToken,
  useSession,
} from './session'
import { dropToken, logout, switchCompany } from './session-actions'
import { restoreTabs, useTabs, visit } from './tabs'

beforeEach(() => {
  forgetSession()
  useDirtyForms.setState({ forms: {} })
})

test('S2-08, S6-02 loads user, permissions, dictionary, live rooms and company, then sets the role', async () => {
  setToken('abc')
  const server = serve(portalAnswers())
  await loadSession()
  expect(server.calls().toSorted()).toEqual([
    'GET admin/api/account',
    'GET admin/api/company/profile',
    'GET admin/api/getAllDictionarys/2',
    'GET admin/api/users/getAllLiveRoom',
    'POST admin/api/findPermissionByUser',
  ])
  expect(server.asked[1]?.body).toEqual({ language: 'CHINA' })
  const { roles, company, menuCodes } = useSession.getState()
  expect(roles).toEqual(['admin'])
  expect(company?.companyDO?.elsAccount).toBe('200001')
  expect(menuCodes.has('submitFeedback')).toBe(true)
})

test('S8-09 no token and no user are errors of their own', async () => {
  await expect(loadSession()).rejects.toThrow('GetUserInfo: token is undefined!')
  setToken('abc')
  serve({ ...portalAnswers(), 'GET admin/api/account': null })
  await expect(loadSession()).rejects.toThrow('Verification failed, please Login again.')
})

test('S2-09 nothing of the session stands when one part fails', async () => {
  setToken('abc')
  serve({ ...portalAnswers(), 'GET admin/api/company/profile': () => refusal(500, {}) })
  await expect(loadSession()).rejects.toThrow()
  expect(useSession.getState().roles).toEqual([])
})

test('S4-11 logout clears token, roles, views and routes', async () => {
  setToken('abc')
  const server = serve(portalAnswers())
  await loadSession()
  restoreTabs(wangfang.id, [], () => true)
  visit(screen({ path: '/a', title: '甲', load: () => Promise.reject() }), '/a', '', '甲')
  await logout()
  expect(server.calls()).toContain('POST admin/api/logout')
  expect(storage.token.get()).toBeNull()
  expect(useSession.getState()).toMatchObject({ token: null, roles: [], account: null })
  expect(useSession.getState().menuCodes.size).toBe(0)
  expect(useTabs.getState().tabs).toEqual([])
})

test('S2-30 the logout after a password change still names the dropped session; a 401 is ignored', async () => {
  setToken('old')
  const server = serve({ 'POST admin/api/logout': () => refusal(401, { code: 401 }) })
  dropToken()
  expect(storage.token.get()).toBeNull()
  await logout()
  expect(server.asked[0]?.headers.get('Authorization')).toBe('Bearer old')
})

test('S7-39 a switch takes the new token and clears what logout clears', async () => {
  setToken('abc')
  const server = serve({
    ...portalAnswers(),
    'POST admin/api/toggleUserAuthenticate': { id_token: 'other' },
  })
  await loadSession()
  await switchCompany(41)
  expect(server.asked.at(-1)?.body).toEqual({ userId: 41 })
  expect(useSession.getState()).toMatchObject({ token: 'other', roles: [] })
  expect(storage.token.get()).toBe('other')
})

test('S2-11 nothing may be polled while the initial password stands', async () => {
  setToken('abc')
  serve(portalAnswers({ changedPwd: false }))
  await loadSession()
  expect(mayPoll(useSession.getState())).toBe(false)
  useSession.setState({ initialPassword: false })
  expect(mayPoll(useSession.getState())).toBe(true)
  useSession.setState({ dialog: 'expired' })
  expect(mayPoll(useSession.getState())).toBe(false)
})

test('S6-09 the default live room is the zb one, else the first', () => {
  const room = (liveRoom: string, vendorType: string) => ({
    liveRoom,
    label: liveRoom,
    vendorType,
    sort: 1,
  })
  expect(defaultLiveRoom([room('a', 'ds'), room('b', 'zb')])?.liveRoom).toBe('b')
  expect(defaultLiveRoom([room('a', 'ds'), room('b', '')])?.liveRoom).toBe('a')
  expect(defaultLiveRoom([])).toBeUndefined()
})

test('S9-17 S3-02 the kept dictionary is used until its version moves', async () => {
  const server = serve({
    'GET admin/api/dictionarys/version': { version: 1 },
    'GET admin/api/getAllDictionarys/2': { version: 1, items: [] },
  })
  await loadDictionary(2)
  await loadDictionary(2)
  expect(server.calls()).toEqual([
    'GET admin/api/getAllDictionarys/2',
    'GET admin/api/dictionarys/version',
  ])
  server.answer('GET admin/api/dictionarys/version', { version: 2 })
  server.answer('GET admin/api/getAllDictionarys/2', { version: 2, items: [] })
  await refreshDictionary()
  expect(useDictionary.getState().version).toBe('2')
})

test('S7-28 unread counts add up, and the badge ends at 99+', () => {
  const count = (n: number) => ({ type: String(n), typeLabel: '', count: n })
  expect(unreadTotal([count(60), count(60)])).toBe(120)
  expect(badgeText(99)).toBe('99')
  expect(badgeText(100)).toBe('99+')
})
