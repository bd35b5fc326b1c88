/** The other ways to an offer's form: from another offer, after its approval, on its way. */
import { seen, write } from '../controls'
import { enterAsStaff, openTask } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'
import { copyOf, create, inDays, supplement } from './api'

/** What does not fit beside the first operations stands under 更多. */
async function operate(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).filter({ visible: true })
  if ((await button.count()) > 0) return button.first().click()
  await page.getByRole('button', { name: '更多' }).filter({ visible: true }).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function open(page: Page, name: string, tab: RegExp) {
  await page.goto('/#/offer/list')
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('button', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const begin = (page: Page) => page.getByRole('button', { name: '开始填写' }).click()

test('A05-7 a copy says what was left behind; another show locks what was approved and asks for the rest', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await logIn(page, 'lijing')
  await open(page, '花植积雪草修护面霜 50g', /^全部/)
  await operate(page, '复制')
  await page.getByRole('radio', { name: /日常直播间/ }).click()
  await begin(page)
  await expect(seen(page, /新模板中没有，未带入：.*分批备货计划/)).toBeVisible()

  await open(page, '花植护手霜', /^已通过/)
  await operate(page, '复用')
  await page.getByRole('radio', { name: /双12大促/ }).click()
  await begin(page)
  await expect(seen(page, /其余内容与来源报品保持一致/)).toBeVisible()
  const form = page.locator('form').filter({ visible: true })
  await expect(form.getByRole('textbox', { name: /备案\/注册编号/ })).toBeDisabled()
  await expect(form.getByRole('textbox', { name: /分批备货计划/ })).toBeEnabled()
  await expect(form.getByLabel('第 1 行 条形码', { exact: true })).toBeDisabled()
  await expect(form.getByLabel('第 1 行 页面价', { exact: true })).toBeEnabled()
})

test('A05-6 a suspended offer says why, and where its owner mends it', async ({ page }) => {
  await logIn(page, 'lijing')
  await page.goto('/#/offer/list')
  const row = page.getByRole('row').filter({ hasText: '花植面膜 10片' })
  await row.getByText('暂停').hover()
  const tip = page.getByRole('tooltip').filter({ visible: true })
  await expect(tip).toContainText('详情页未过审')
  await tip.getByRole('link', { name: '去送审详情页' }).click()
  await expect(page).toHaveURL(/#\/offer\/qc-detail-appr\/list/)
})

test('A05-8 an approved offer is changed in its form; the approved one stands beside it until 招商 and 终选', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  await logIn(page, 'lijing')
  await open(page, '花植香氛 翻播', /^已通过/)
  await operate(page, '变更')
  await expect(seen(page, /变更已通过的报品 BP/)).toBeVisible()
  const form = page.locator('form').filter({ visible: true })
  await write(form, '短标题', '香氛新装')
  await expect(seen(page, '仅招商审核')).toBeVisible()
  const price = form.getByLabel('第 1 行 页面价', { exact: true })
  const before = Number(await price.inputValue())
  await price.fill(String(before - 1))
  await expect(seen(page, '招商 → 终选')).toBeVisible()
  await page.getByRole('button', { name: /^提交/ }).filter({ visible: true }).click()

  await expect(page).toHaveURL(/#\/offer\/change\/\d+$/)
  await expect(seen(page, '终选')).toBeVisible()
  await page.getByRole('tab', { name: /^版本/ }).click()
  await expect(seen(page, '香氛新装')).toBeVisible()

  const sale = await enterAsStaff(place, 'zs1')
  await openTask(sale, '花植香氛 翻播')
  await expect(seen(sale, /^变更前$/)).toBeVisible()
})

test('A05-13 any two versions of an offer stand side by side', async ({ page }) => {
  await logIn(page, 'lijing')
  await open(page, '花植防晒乳', /^待修改/)
  await operate(page, '版本对比')
  await expect(page).toHaveURL(/#\/offer-diff\/offer\/\d+/)
  await expect(page.getByRole('combobox', { name: '较早的版本' })).toBeVisible()
  await page.getByRole('switch', { name: '只看变化' }).click()
  await expect(seen(page, '商品名称')).toBeVisible()
})

test('05.2 a quick offer is completed on its way and becomes a usual one', async ({ page }) => {
  test.setTimeout(120_000)
  await logIn(page, 'lijing')
  const scope = { liveRoom: 'common', formType: 'FAST' }
  const form = await copyOf(page, '花植护手霜', scope)
  const name = `花植护手霜 ${Date.now() % 10_000}`
  // Without a barcode it is nobody's repetition.
  const own = { lowestPrice30: 55, barcode: null, noBarcode: true }
  const skus = (form.skus as object[]).map((sku) => ({ ...sku, ...own }))
  const days = { expectShowDateFrom: inDays(9), expectShowDateTo: inDays(12) }
  const quick = { ...form, ...days, offerName: name, skus, submit: true }
  const { id, rowVersion, ...made } = await create(page, quick)
  const { freightTemplate: _later, ...rest } = form
  await supplement(page, id, {
    ...rest,
    ...days,
    offerName: name,
    skus: made.skus,
    rowVersion,
  })

  await open(page, name, /^审批中/)
  await operate(page, '补全资料')
  await expect(seen(page, '补全快速报品的资料')).toBeVisible()
  const fields = page.locator('form').filter({ visible: true })
  await expect(fields.getByRole('textbox', { name: /商品名称/ })).toBeDisabled()
  await write(fields, '运费说明', '全国包邮')
  await page.getByRole('button', { name: /^保存资料/ }).click()
  await expect(seen(page, '资料已补全，已转为常规报品')).toBeVisible()
  await expect(seen(page, '常规报品 / 单品')).toBeVisible()
})
