import { expect, test } from 'vitest'
import { screen } from '../../state/screen'
import { decide, type Situation } from './decide'

const load = () => Promise.reject(new Error('not needed'))
const list = screen({ path: '/offer/list', title: '报品列表', load })
const sign = screen({ path: '/company-sign', title: '协议签署', public: true, load })

const situation = (change: Partial<Situation>): Situation => ({
  pathname: '/offer/list',
  search: '',
  screen: list,
  token: 'abc',
  loaded: true,
  waiting: false,
  left: false,
  granted: new Set(['/offer/list']),
  ...change,
})

test('S2-04 without a token: to /login with the whole wanted path and query', () => {
  expect(decide(situation({ token: null, search: '?page=2&status=A' }))).toEqual({
    kind: 'leave',
    to: '/login?redirect=%2Foffer%2Flist%3Fpage%3D2%26status%3DA',
  })
})

test('S2-02 public screens are open without a token and without loading', () => {
  const open = situation({ pathname: '/company-sign', screen: sign, token: null, loaded: false })
  expect(decide(open)).toEqual({ kind: 'show', screen: sign })
})

test('S2-05 /login while logged in leads to /, without a token to the entrance', () => {
  const login = { pathname: '/login', search: '?redirect=%2Fa', screen: undefined }
  expect(decide(situation(login))).toEqual({ kind: 'go', to: '/' })
  expect(decide(situation({ ...login, token: null }))).toEqual({
    kind: 'leave',
    to: '/login?redirect=%2Fa',
  })
})

test('S2-06 the root leads to /dashboard', () => {
  expect(decide(situation({ pathname: '/', screen: undefined }))).toEqual({
    kind: 'go',
    to: '/dashboard',
  })
})

test('S2-07 an unknown path leads to /404, once the user is known', () => {
  const unknown = { pathname: '/nowhere', screen: undefined }
  expect(decide(situation(unknown))).toEqual({ kind: 'go', to: '/404' })
  expect(decide(situation({ ...unknown, token: null })).kind).toBe('leave')
  expect(decide(situation({ ...unknown, loaded: false }))).toEqual({ kind: 'load' })
})

test('S2-08 S6-08 a token without roles loads the user first', () => {
  expect(decide(situation({ loaded: false, granted: new Set() }))).toEqual({ kind: 'load' })
})

test('S6-04 a route that exists but is not granted leads to /401', () => {
  expect(decide(situation({ granted: new Set() }))).toEqual({ kind: 'go', to: '/401' })
})

test('S2-13 the page stays while the re-login dialog waits without a token', () => {
  expect(decide(situation({ token: null, waiting: true }))).toEqual({ kind: 'show', screen: list })
})

test('S4-11 after a logout the login page leads nowhere in particular', () => {
  expect(decide(situation({ token: null, left: true }))).toEqual({ kind: 'leave', to: '/login' })
})
