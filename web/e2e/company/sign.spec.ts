import { expectAccessible } from '../axe'
import { expect, lastMessage, type Page, test } from '../fixtures'

const PHONE = '13800000022'
const LINK = '/#/company-sign?signId=901&token=demo-only-sign-token-everybody-knows-0009'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function draw(page: Page) {
  const pad = page.getByRole('img', { name: /手写签名区/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('no place to draw')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let x = 50; x < 220; x += 10) await page.mouse.move(box.x + x, box.y + 60 + (x % 40))
  await page.mouse.up()
}

test('A02-7 S1-15 S2-10 a joining agreement is signed on a phone, and its paper verified', async ({
  page,
}) => {
  await page.goto(LINK)
  await expect(page).toHaveTitle('美ONE供应商协同平台')
  await expect(page.getByRole('heading', { level: 1, name: '供应商入驻协议' })).toBeVisible()
  await expect(page).toHaveURL(/signId=901$/)
  await expect(page.getByRole('button', { name: /还需阅读/ })).toBeDisabled()
  await expectAccessible(page)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(sideways, 'nothing stands over the edge of a phone').toBe(false)

  await page.getByText('—— 正文结束 ——').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送至 138****0022')).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill((await lastMessage(page, PHONE)).code)
  await draw(page)
  const agree = page.getByRole('button', { name: '同意并签署' })
  await expect(agree).toBeEnabled({ timeout: 15_000 })
  await agree.click()

  await expect(page).toHaveURL(/company-sign-result\?signId=901$/)
  await expect(page.getByText('签署完成')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载签署文件' }).click()
  expect((await saved).suggestedFilename()).toBe('签署文件-901.pdf')
  await page.getByRole('button', { name: '核验文件' }).click()
  await expect(page.getByText('核验通过：文件自签署后未被改动')).toBeVisible()
  await expectAccessible(page)
})
