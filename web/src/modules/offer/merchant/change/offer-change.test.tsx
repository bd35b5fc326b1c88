import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storeDiff, versions } from '../../../../testkit/documents'
import { knowOffers, offerAnswers, offerDetail } from '../../../../testkit/offers'
import { openPage } from '../../../../testkit/page'
import { serve } from '../../../../testkit/server'
import OfferChange from './offer-change'

const API = 'selection/api/offer-changes/7'

async function open() {
  const server = serve({
    ...offerAnswers,
    [`GET ${API}`]: offerDetail(7, 'CREATED', {
      changeOf: 4,
      brandName: undefined,
      versions,
      actions: ['detail', 'edit', 'submit', 'delete', 'version', 'log', 'abandon'],
    }),
    [`GET ${API}/diff`]: storeDiff,
    'GET selection/api/offers/4': offerDetail(4, 'APPROVED', { brandName: '花植自然' }),
    [`POST ${API}/abandon`]: offerDetail(4, 'APPROVED'),
  })
  const opened = await openPage(<OfferChange />, {
    path: '/offer/change/7',
    route: '/offer/change/:id',
  })
  knowOffers()
  await expect.element(page.getByRole('heading', { level: 1, name: '花植面霜 7' })).toBeVisible()
  return { server, ...opened }
}

const press = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1440, 900))

test('05.7 a change shows its content and leads to the offer that it changes', async () => {
  const { place } = await open()
  await expect.element(page.getByRole('table', { name: '规格与价格' })).toBeVisible()
  await expect.element(page.getByText('花植自然')).toBeVisible()
  await expect.element(press('提交')).toBeVisible()
  await page.getByRole('link', { name: '查看报品' }).click()
  await expect.poll(place).toBe('/offer/detail/4')
})

test('05.7 a change that may be written leads to its form', async () => {
  const { place } = await open()
  await press('编辑').click()
  await expect.poll(place).toBe('/offer/change/edit/7')
})

test('05.7 a change is given up after a question, and the offer stays', async () => {
  const { server, place } = await open()
  await press('放弃变更').click()
  await expect.element(page.getByText('放弃“花植面霜 7”的变更？')).toBeVisible()
  expect(server.calls()).not.toContain(`POST ${API}/abandon`)
  await page.getByRole('dialog').getByRole('button', { name: '放弃变更' }).click()
  await expect.poll(place).toBe('/offer/detail/4')
  expect(server.asked.find(({ call }) => call === `POST ${API}/abandon`)?.body).toEqual({
    rowVersion: 3,
  })
})
