import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { board } from '../../../testkit/schedule'
import { json, serve } from '../../../testkit/server'
import { supplyRow } from '../../../testkit/supply'
import { SupplyDrawer } from './supply-drawer'

const SUPPLY = 'selection/api/supply-infos'

beforeEach(() => page.viewport(1440, 900))

test('goods are confirmed or sent back with a reason, and the late are asked', async () => {
  const told = supplyRow(1, {
    status: 'UPDATED',
    availableStock: 6000,
    actions: ['confirm', 'reject'],
  })
  const server = serve({
    [`GET ${SUPPLY}`]: () => json([told, supplyRow(2, { actions: [] })], { 'X-Total-Count': '2' }),
    [`POST ${SUPPLY}/1/confirm`]: told,
    [`POST ${SUPPLY}/1/reject`]: told,
    [`POST ${SUPPLY}/request`]: { count: 1 },
  })
  const changed = vi.fn()
  await openPage(<SupplyDrawer board={board()} onChanged={changed} onClose={vi.fn()} />, {
    path: '/platform/schedule',
  })
  await expect.element(page.getByText(/备货 5,000，可用 6,000/)).toBeVisible()
  await page.getByRole('button', { name: '催促未更新' }).click()
  await expect.poll(() => server.calls()).toContain(`POST ${SUPPLY}/request`)
  await page.getByRole('button', { name: '确认', exact: true }).click()
  await expect.poll(() => server.calls()).toContain(`POST ${SUPPLY}/1/confirm`)
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: '退回' }).click()
  await page.getByRole('textbox', { name: '退回原因' }).fill('库存不足')
  await page.getByRole('dialog').last().getByRole('button', { name: '退回' }).click()
  await expect.poll(() => server.calls()).toContain(`POST ${SUPPLY}/1/reject`)
})
