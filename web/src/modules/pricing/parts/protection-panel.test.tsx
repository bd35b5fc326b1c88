import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { openPage } from '../../../testkit/page'
import { against, channelPrice, commitment, violation } from '../../../testkit/prices'
import { serve } from '../../../testkit/server'
import type { Protection } from './calls'
import { ProtectionPanel } from './protection-panel'

const PATH = 'selection/api/offers/4/protection'

const open = (given: Partial<Protection> = {}) => {
  const answer = { commitments: [], violations: [], prices: [], ...given }
  const server = serve({
    [`GET ${PATH}`]: answer,
    'POST selection/api/price-violations/7/explain': violation(7, { status: 'EXPLAINED' }),
  })
  return openPage(<ProtectionPanel offerId={4} />).then((view) => ({ server, ...view }))
}

beforeEach(() => page.viewport(1440, 900))

test('before the approval there is nothing to keep, and it says when there will be', async () => {
  await open()
  await expect.element(page.getByText('还没有保价承诺')).toBeVisible()
})

test('a promise shows its price and its days; a draft waits for the show', async () => {
  await open({
    commitments: [
      commitment(1, { startDate: '2020-01-01', endDate: '2020-01-31' }),
      commitment(2, { skuName: '200g', startDate: null, endDate: null, status: 'DRAFT' }),
    ],
  })
  const first = page.getByRole('article', { name: '100g' })
  await expect.element(first.getByText('¥81.00')).toBeVisible()
  await expect.element(first.getByText('已到期')).toBeVisible()
  const draft = page.getByRole('article', { name: '200g' })
  await expect.element(draft.getByText('播出后保价 30 天')).toBeVisible()
})

test('prices say whether they count: outside the scope they are information', async () => {
  await open({
    commitments: [commitment(1)],
    prices: [
      channelPrice(1, { against: against(true, false) }),
      channelPrice(2, { capturedDate: '2026-11-02', against: against(true, true) }),
      channelPrice(3, { capturedDate: '2026-11-01', against: against(false, true) }),
    ],
  })
  await expect.element(page.getByText('更低，不在承诺范围，仅供参考')).toBeVisible()
  await expect.element(page.getByText('低于承诺价', { exact: true })).toBeVisible()
  await expect.element(page.getByText('不低于承诺价')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '渠道价格走势' })).toBeVisible()
})

test('a merchant explains where the server lets it', async () => {
  const { server } = await open({
    commitments: [commitment(1)],
    violations: [violation(7, { actions: ['explain'], question: '请说明券的来源' }), violation(8)],
  })
  await expect.element(page.getByText('请说明券的来源')).toBeVisible()
  expect(page.getByRole('button', { name: '去说明' }).all().length).toBe(1)
  await expectAccessible()
  await page.getByRole('button', { name: '去说明' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '提交说明' }).click()
  await expect
    .element(dialog.getByText('请输入情况说明').or(dialog.getByText('情况说明不能为空')))
    .toBeVisible()
  await dialog.getByRole('textbox', { name: '情况说明' }).fill('平台误发券，已下架')
  await dialog.getByRole('button', { name: '提交说明' }).click()
  await expect.element(page.getByText('说明已提交')).toBeVisible()
  const sent = server.asked.find(({ call }) => call.endsWith('/explain'))
  expect(sent?.body).toMatchObject({ explanation: '平台误发券，已下架', rowVersion: 3 })
})
