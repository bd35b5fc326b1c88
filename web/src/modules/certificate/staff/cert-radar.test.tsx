import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { certRow, radar } from '../../../testkit/certificates'
import { openPage } from '../../../testkit/page'
import { type FakeServer, json, serve } from '../../../testkit/server'
import CertRadar from './cert-radar'

const CERTS = 'selection/api/vendor/certificates'
const lastQuery = (server: FakeServer) =>
  Object.fromEntries(server.asked.findLast(({ call }) => call === `GET ${CERTS}`)?.query ?? [])

const open = async () => {
  const rows = [certRow(1, { actions: ['detail', 'remind'] }), certRow(2)]
  const server = serve({
    [`GET ${CERTS}`]: () => json(rows, { 'X-Total-Count': '2' }),
    [`GET ${CERTS}/radar`]: radar,
    [`POST ${CERTS}/1/remind`]: certRow(1, { remindCount: 1 }),
  })
  return { server, ...(await openPage(<CertRadar />, { path: '/platform/cert-radar' })) }
}

beforeEach(() => page.viewport(1440, 900))

test('a cell narrows the list, a second click takes that back; the address keeps it', async () => {
  const { server, place } = await open()
  await expect.element(page.getByRole('tab', { name: '需关注 2' })).toBeVisible()
  expect(lastQuery(server)).toMatchObject({ 'replacedById.specified': 'false' })
  const cell = page.getByRole('button', { name: '美妆个护 已过期 1 张' })
  await cell.click()
  await expect.poll(place).toBe('/platform/cert-radar?tab=all&category=Cosmetic&days=0')
  await expect.poll(() => lastQuery(server)).toMatchObject({ categoryCode: 'Cosmetic' })
  await expect.element(cell).toHaveAttribute('aria-pressed', 'true')
  await cell.click()
  await expect.poll(place).toBe('/platform/cert-radar')
})

test('a company is reminded where the server lets it, and a certificate is looked at', async () => {
  const { server } = await open()
  await expect.element(page.getByText('NO-1')).toBeVisible()
  expect(page.getByRole('button', { name: /提醒商家/ }).all().length).toBe(1)
  await page.getByRole('button', { name: /提醒商家/ }).click()
  await expect.element(page.getByText('已提醒上海花植美妆有限公司')).toBeVisible()
  expect(server.calls()).toContain(`POST ${CERTS}/1/remind`)
  await page.getByRole('button', { name: /查看/ }).first().click()
  await expect.element(page.getByRole('dialog').getByText('持证主体')).toBeVisible()
})
