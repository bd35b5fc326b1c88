/** An offer came back after its room had closed: what can still be done with it. */
import { seen } from '../controls'
import { expect, logIn, test } from '../fixtures'
import { inDays } from './api'

test('an offer whose room has closed says so before anything is typed, and goes on in another room', async ({
  page,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(20_000)
  await logIn(page, 'lijing')
  await page.goto('/#/offer/list')
  await page.getByRole('tab', { name: /^待修改/ }).click()
  await page.getByRole('button', { name: '花植防晒乳', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '花植防晒乳' })).toBeVisible()
  const detail = page.url()
  await page.getByRole('button', { name: '编辑', exact: true }).filter({ visible: true }).click()
  await expect(seen(page, /^618大促报品已于 .* 截止$/)).toBeVisible()
  await expect(seen(page, /如需参与其他直播间，请复制为新报品/)).toBeVisible()

  await page.goto(detail)
  await page.getByRole('button', { name: '复制', exact: true }).filter({ visible: true }).click()
  await page.getByRole('radio', { name: /日常直播间/ }).click()
  await page.getByRole('button', { name: '开始填写' }).click()
  await expect(page).toHaveURL(/#\/offer\/copy\//)
  await expect(seen(page, /报品已于 .* 截止/)).toBeHidden()
  const form = page.locator('form').filter({ visible: true })
  await form.getByLabel('第 1 行 近30天最低价', { exact: true }).fill('165')
  const from = form.getByRole('textbox', { name: /期望播出日期/ })
  await from.fill(inDays(10))
  await from.press('Enter')
  await form.getByPlaceholder('结束日期').fill(inDays(24))
  await form.getByPlaceholder('结束日期').press('Enter')
  await expect(seen(page, /^还缺 \d+ 项$/)).toBeHidden()
  await page.getByRole('button', { name: /^提交/ }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/#\/offer\/detail\/\d+/)
  await expect(seen(page, '日常直播间')).toBeVisible()
  await expect(seen(page, '审批中')).toBeVisible()
})
