/** A product: asked for by its barcode, completed place by place, and put on the shelf. */
import { expectAccessible } from '../axe'
import { PICTURE, seen, write } from '../controls'
import { enterAsStaff, openTask, pass } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'

const CENTER = '/#/product-manager/product-center'
/** No product of the demo has it. */
const FREE = '6901234599992'
/** Of one that the company keeps. */
const OWN = '6901234500011'
/** A picture and a weight are all that it lacks. */
const DRAFT = '花植香氛 100ml'

async function lookUp(page: Page, barcode: string) {
  const box = page.getByRole('textbox', { name: '条形码', exact: true }).first()
  await box.fill(barcode)
  await box.press('Enter')
}

test('A12-1 the barcode is asked first, and a new product begins with it', async ({ page }) => {
  await logIn(page, 'lijing')
  await page.goto(CENTER)
  await lookUp(page, OWN)
  await expect(seen(page, '本企业已有该商品，可直接使用')).toBeVisible()
  await expectAccessible(page)

  await lookUp(page, FREE)
  await page.getByRole('link', { name: '新增商品', exact: true }).click()
  await expect(page.getByLabel('第 1 行 条形码', { exact: true })).toHaveValue(FREE)
  await write(page, '商品名称', '花植身体磨砂 200g')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/product-spu-edit-page\?spuId=\d+$/)
  await expect(page.getByRole('button', { name: /^还缺 \d+ 项$/ })).toBeVisible()
  await expectAccessible(page)
})

test('A12-3 what is missing leads to its place; whole, it is submitted, approved and in the library', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  await logIn(page, 'lijing')
  await page.goto('/#/product-manager/product-manager-comp')
  await page.getByRole('button', { name: DRAFT, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: DRAFT })).toBeVisible()
  await expect(seen(page, '缺 2 项')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '重量(kg)', exact: true }).click()
  const weight = page.getByLabel('第 1 行 重量(kg)', { exact: true })
  await expect(weight).toBeFocused()
  await weight.fill('0.31')
  await expect(page.getByRole('button', { name: '还缺 1 项' })).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '上传标签图，必填' }).click()
  await (await choosing).setFiles(PICTURE)
  await expect(page.getByRole('button', { name: '删除 标签图' })).toBeVisible()
  await page.getByRole('button', { name: /^提交/ }).click()
  await expect(seen(page, '审批中')).toBeVisible()

  const first = await enterAsStaff(place, 'cx1')
  await openTask(first, DRAFT)
  await pass(first, '商品审核')

  await page.goto(CENTER)
  const listed = page.getByRole('list', { name: '商品列表' })
  await expect(listed.getByRole('article').filter({ hasText: DRAFT })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(listed.getByRole('article').filter({ hasText: DRAFT })).toBeVisible()
  await expectAccessible(page)
})
