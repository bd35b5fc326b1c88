import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../testkit/axe'
import { compared, staffTask } from '../../../../testkit/compared'
import { knowOffers, OFFERS } from '../../../../testkit/offers'
import { openPage } from '../../../../testkit/page'
import { serve } from '../../../../testkit/server'
import OfferCompare from './offer-compare'

const task = { ...staffTask(101), form: 'OfferSaleStep', formStart: { offerCategory: 'New' } }
const past = {
  barcode: '6901234500011',
  offerId: 7,
  offerCode: 'BP2605010007',
  liveRoom: 'common',
  status: 'APPROVED',
  showStatus: 'SHOWED',
  finalPrice: 88,
  unitPrice: 110,
  date: '2026-05-01 10:00:00',
}

const all = [
  compared(1, { minFinalPrice: 75, maxFinalPrice: 75, commissionRate: 20, task }),
  compared(
    2,
    { minFinalPrice: 89, maxFinalPrice: 89, commissionRate: 25, score: 4.5 },
    {
      certs: [
        {
          certType: 'TM',
          label: '商标注册证',
          level: 'BRAND',
          required: 'MUST',
          state: 'MISSING',
          severity: 'BLOCK',
        },
      ],
      price: [
        {
          place: 0,
          rule: 'HISTORY',
          level: 'WARN',
          message: '高于历史直播价¥88.00',
          waived: false,
        },
      ],
      history: [past],
      lowest: past,
    },
  ),
  compared(3, { minFinalPrice: 95, maxFinalPrice: 99 }),
]

const start = (more: object = {}) => serve({ [`GET ${OFFERS}/compare`]: all, ...more })

async function open(path = '/platform/offers/compare?ids=1,2,3') {
  const opened = await openPage(<OfferCompare />, { path })
  knowOffers()
  return opened
}

const line = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

beforeEach(() => page.viewport(1440, 900))

test('offers stand side by side; who does best is marked in words', async () => {
  const server = start()
  await open()
  await expect.element(page.getByRole('columnheader', { name: /花植面霜 1/ })).toBeVisible()
  expect(Object.fromEntries(server.asked.at(-1)?.query ?? [])).toEqual({ ids: '1,2,3' })
  await expect.element(line('到手价').getByRole('cell').first()).toHaveTextContent('¥75.00 最优')
  await expect.element(line('佣金率').getByRole('cell').nth(1)).toHaveTextContent('25.00% 最优')
  await expect.element(line('资质').getByText('待补 1 项')).toBeVisible()
  await expect.element(line('价格检查').getByText('高于历史直播价¥88.00')).toBeVisible()
  await expect.element(line('历史最低').getByText('BP2605010007')).toBeVisible()
})

test('only what differs, if one wants', async () => {
  start()
  await open()
  await expect.element(line('品牌')).toBeVisible()
  await page.getByText('只看差异').click()
  await expect.element(line('品牌')).not.toBeInTheDocument()
  await expect.element(line('到手价')).toBeVisible()
})

test('whoever has the task decides it here; the others are left alone', async () => {
  const REJECT = 'POST workflow/api/tasks/101/reject'
  const server = start({
    [REJECT]: {},
    'GET bizconfig/api/reject-reasons': [
      { code: 'PRICE_HIGH', label: '价格无优势', enabled: true, workflowTypes: [], snippets: [] },
    ],
  })
  await open()
  await expect.element(page.getByRole('button', { name: '通过 花植面霜 1' })).toBeVisible()
  expect(page.getByText('无需你审批').all().length).toBe(2)
  await page.getByRole('button', { name: '驳回 花植面霜 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('价格无优势').click()
  await dialog.getByLabelText('审批意见').fill('价格没有优势，请调整')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect.poll(() => server.calls()).toContain(REJECT)
})

test('one is taken out while two are left', async () => {
  start()
  const { place } = await open()
  await page.getByRole('button', { name: '移出对比 花植面霜 2' }).click()
  await expect.poll(place).toBe('/platform/offers/compare?ids=1,3')
})

test('an address without offers says what to do', async () => {
  start()
  await open('/platform/offers/compare?ids=1')
  await expect.element(page.getByText('请选择要对比的报品')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '去报品总览' })).toBeVisible()
})

test.each([
  [1440, 900],
  [390, 844],
])(
  'R29 at %i px: nothing serious, and the columns scroll inside their card',
  async (width, height) => {
    await page.viewport(width, height)
    start()
    await open()
    await expect.element(line('到手价')).toBeVisible()
    await expectAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const box = page.getByRole('region', { name: /报品对比/ }).element()
    if (width < 400) expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    box.focus()
    expect(document.activeElement).toBe(box)
  },
)
