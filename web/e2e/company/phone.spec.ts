import { expectAccessible } from '../axe'
import { another } from '../desk'
import { expect, type Page, test } from '../fixtures'
import { fillBrands, fillCompany, proveThePhone } from './newcomer'

const COMPANY = {
  name: '宁波青屿家居有限公司',
  creditCode: '91330200MA2AJ0D14A',
  phone: '13900000077',
}

// It moves the clock, since a phone gets one code a minute.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, apart: true })

async function expectToFit(page: Page) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(sideways, 'nothing stands over the edge of a phone').toBe(false)
  await expectAccessible(page)
}

test('A02-1 a registration begun on a phone is put aside and gone on with elsewhere', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await proveThePhone(page, COMPANY.phone)
  await expect(page.getByText('登记信息')).toBeVisible()
  await expectToFit(page)
  await fillCompany(page, COMPANY)
  await expect(page.getByRole('button', { name: '添加品牌' })).toBeVisible()
  await expectToFit(page)
  await fillBrands(page)
  await expect(page.getByText('开户许可证/开户信息').first()).toBeVisible()
  await expectToFit(page)
  await page.getByRole('button', { name: /^暂\s*存$/ }).click()
  const aside = page.getByRole('dialog', { name: '暂存' })
  await aside.getByRole('textbox', { name: '暂存原因' }).fill('等待开户许可证')
  await aside.getByRole('button', { name: /^暂\s*存$/ }).click()
  await expect(page.getByText('已暂存，可凭手机号继续填写')).toBeVisible()

  await page.request.post('/services/admin/api/dev/clock', { data: { minutes: 2 } })
  const desk = await another(place)
  await proveThePhone(desk, COMPANY.phone)
  await expect(desk.getByText('法人身份证人像面').first()).toBeVisible()
  await desk.getByRole('button', { name: '上一步' }).click()
  await expect(desk.getByRole('cell', { name: '青岚旗舰店' })).toBeVisible()
  await desk.context().close()
})
