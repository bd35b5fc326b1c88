import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testkit/axe'
import { storeDiff, versions } from '../../../../testkit/documents'
import { knowOffers, OFFERS, offerDetail } from '../../../../testkit/offers'
import { openPage } from '../../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../../testkit/server'
import LogDiff from './log-diff'
import OfferDiff from './offer-diff'

const LOG = 'GET selection/api/offer-logs/501/diff'
const DIFF = `GET ${OFFERS}/4/diff`

/** A row of a list under its barcode. */
const diff = {
  ...storeDiff,
  groups: storeDiff.groups.map((group) => ({
    ...group,
    items: group.items.map((item) =>
      item.row === 'A1' ? { ...item, row: '6901234500011' } : item,
    ),
  })),
}

const lastQuery = ({ asked }: FakeServer, call: string) =>
  Object.fromEntries(asked.findLast((one) => one.call === call)?.query ?? [])

const openOffer = () =>
  openPage(<OfferDiff />, { path: '/offer-diff/offer/4', route: '/offer-diff/offer/:offerId' })
const openLog = () =>
  openPage(<LogDiff />, { path: '/offer-diff/log/501', route: '/offer-diff/log/:logId' })

beforeEach(() => page.viewport(1440, 900))

test('S2-17 what stands now against what was approved last, with two pickers', async () => {
  const server = serve({
    [`GET ${OFFERS}/4`]: offerDetail(4, 'REJECTED', { versions }),
    [DIFF]: diff,
  })
  await openOffer()
  knowOffers()
  await expect.element(page.getByText('变化 6 处，关键 2 处')).toBeVisible()
  // No version is named on the older side: the server knows which was approved last.
  expect(lastQuery(server, DIFF)).toEqual({ to: 'current', all: 'false' })
  await expect.element(page.getByText('BP2611010004')).toBeVisible()
  await expect.element(page.getByLabelText('较早的版本')).toBeInTheDocument()
  await expect.element(page.getByLabelText('较新的版本')).toBeInTheDocument()
  // A SKU is headed by its name as well as by its barcode.
  const row = page.getByRole('row', { name: /6901234500011/ })
  await expect.element(row.getByText('50g 单瓶')).toBeVisible()
  await page.getByRole('switch', { name: '只看变化' }).click()
  await expect.poll(() => lastQuery(server, DIFF).all).toBe('true')
  await expectAccessible()
})

test('S2-17 an offer that was never submitted has nothing to compare', async () => {
  serve({ [`GET ${OFFERS}/4`]: offerDetail(4, 'CREATED', { versions: [] }) })
  await openOffer()
  await expect.element(page.getByText('还没有版本')).toBeVisible()
})

test('S2-17 one version against the one before it, without pickers', async () => {
  const server = serve({ [LOG]: diff })
  await openLog()
  await expect.element(page.getByText('V1 第 1 轮提交').first()).toBeVisible()
  await expect.element(page.getByText('V2 第 2 轮提交').first()).toBeVisible()
  await expect.element(page.getByText('变化 6 处，关键 2 处')).toBeVisible()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
  expect(lastQuery(server, LOG)).toEqual({})
  await page.getByRole('switch', { name: '只看变化' }).click()
  await expect.poll(() => lastQuery(server, LOG)).toEqual({ all: 'true' })
})

test('S2-17 the first version has none before it', async () => {
  const nobody = {
    logId: null,
    versionNo: null,
    round: 0,
    operatorName: '',
    date: null,
    status: null,
  }
  serve({ [LOG]: { ...diff, from: nobody } })
  await openLog()
  await expect.element(page.getByText('没有更早的版本')).toBeVisible()
})

test('common.notFound a version of others says that it does not exist', async () => {
  serve({ [LOG]: () => refusal(404, { title: '数据不存在或已被删除' }) })
  await openLog()
  await expect.element(page.getByText('数据不存在或已被删除')).toBeVisible()
})

test('R29 on a phone the versions stand as pairs, no wider than the screen', async () => {
  await page.viewport(390, 844)
  serve({ [LOG]: diff })
  await openLog()
  await expect.element(page.getByText('变化 6 处，关键 2 处')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
