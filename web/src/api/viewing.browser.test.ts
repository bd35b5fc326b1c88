import { afterEach, expect, test } from 'vitest'
import { serve } from '../testkit/server'
import { http } from './http'
import { viewAddress, viewedCompany } from './viewing'

const before = location.href
afterEach(() => history.replaceState(null, '', before))

const at = (search: string) =>
  history.replaceState(null, '', `${location.pathname}${search}${location.hash}`)

test('a window whose address names a company says so in every call, but for those about oneself', async () => {
  const server = serve({ 'GET admin/api/account': {} })
  at('?companyId=12')
  await http.get('admin/api/account')
  await http.get('admin/api/account', { asSelf: true })
  at('')
  await http.get('admin/api/account')
  expect(server.asked.map(({ headers }) => headers.get('X-View-Company'))).toEqual([
    '12',
    null,
    null,
  ])
})

test('only a number names a company', () => {
  at(viewAddress(7).slice(1).split('#')[0] ?? '')
  expect(viewedCompany()).toBe('7')
  for (const wrong of ['?companyId=', '?companyId=0', '?companyId=7x', '?companyId=-1', '']) {
    at(wrong)
    expect(viewedCompany()).toBeUndefined()
  }
})
