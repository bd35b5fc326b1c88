import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
import StaffMerges from './merges'

test('staff see the spellings in force and whom they bind', async () => {
  const alias = (id: number, companyId: number) => ({
    id,
    companyId,
    mergeId: 5,
    mergeType: 'BRAND',
    categoryCode: 'Cosmetic',
    attrCode: '',
    source: `花直${id}`,
    target: '花植',
    createdDate: '2026-11-16 10:00:00',
  })
  const server = serve({
    'GET product/api/attr-aliases': () =>
      json([alias(1, 0), alias(2, 3)], { 'X-Total-Count': '2' }),
  })
  await page.viewport(1440, 900)
  await openPage(<StaffMerges />, {
    path: '/platform/attr-merges?show=aliases',
    route: '/platform/attr-merges',
  })
  await expect.element(page.getByText('花直1')).toBeVisible()
  await expect.element(page.getByText('全平台')).toBeVisible()
  await expect.element(page.getByText('企业 3')).toBeVisible()
  expect(server.asked[0]?.query.get('sort')).toBe('createdDate,desc')
})
