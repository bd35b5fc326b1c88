import { card, choose, seen } from '../controls'
import { enterAsStaff } from '../desk'
import { expect, logIn, type Page, test, typeLogin } from '../fixtures'

const COMPANY = '上海花植美妆有限公司'

/** Staff take the company out of use, or back. */
async function settle(staff: Page, tab: string, deed: '冻结' | '恢复', reason?: string) {
  await staff.goto(`/#/platform/company?tab=${tab}`)
  // What this tab showed before stands until the answer comes, with a version that is over.
  const row = staff
    .locator('table[aria-busy="false"]')
    .getByRole('row', { name: new RegExp(COMPANY) })
  await row.getByRole('button', { name: new RegExp(deed) }).click()
  const dialog = staff.getByRole('dialog', { name: `${deed} ${COMPANY}` })
  if (reason) await choose(dialog, '冻结原因', reason)
  await dialog.getByRole('textbox', { name: '说明' }).fill('三张账单逾期未付')
  await dialog.getByRole('button', { name: deed }).click()
  await expect(staff.getByText(`已${deed}`, { exact: true }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

test('A02-6 a frozen company is told why, may do what the reason leaves open, and comes back', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await logIn(page, 'admin')
  const limits = page.getByRole('note', { name: '企业使用受限' })
  await expect(limits).toHaveCount(0)
  const staff = await enterAsStaff(place, 'root')

  await test.step('欠费: everybody has to log in again, reads everything and writes nothing', async () => {
    await settle(staff, 'joined', '冻结', '欠费')
    await page.goto('/#/business/info')
    await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()
    await enterAgain(page)
    await expect(limits).toContainText('欠费（三张账单逾期未付）')
    await expect(limits).toContainText('可查看全部；仅财务可继续处理。')
    await page.goto('/#/business/info?tab=store')
    await expect(page.getByRole('row', { name: /花植/ }).first()).toBeVisible()
    const fresh = page.getByRole('button', { name: '新建店铺申请' })
    await expect(fresh).toBeDisabled()
    await page.getByRole('note', { name: '企业当前状态（欠费）不允许此操作' }).first().hover()
    await expect(page.getByRole('tooltip')).toContainText('企业当前状态（欠费）不允许此操作')
    // Whoever goes there all the same is refused by the server.
    await page.goto('/#/business/store-appr/create')
    await page.getByRole('textbox', { name: /店铺名称/ }).fill('花植新店')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(seen(page, '企业当前状态（欠费）不允许此操作')).toBeVisible()
  })

  await test.step('资质问题: the company mends its own data, and that alone', async () => {
    await settle(staff, 'frozen', '恢复')
    await settle(staff, 'joined', '冻结', '资质问题')
    await enterAgain(page)
    await expect(limits).toContainText('资质问题')
    await page.goto('/#/business/info')
    await card(page, '主体信息').getByRole('button', { name: '编辑' }).click()
    const editor = page.getByRole('dialog', { name: '编辑主体信息' })
    await editor.getByRole('textbox', { name: '简称' }).fill('花植个护')
    await editor.getByRole('button', { name: /^保\s*存$/ }).click()
    await expect(seen(page, '已保存')).toBeVisible()
  })

  await test.step('违规: nobody gets in', async () => {
    await settle(staff, 'frozen', '恢复')
    await settle(staff, 'joined', '冻结', '违规')
    await enterAgain(page)
    await expect(page.getByText('企业已被冻结，无法登录')).toBeVisible()
  })

  await test.step('back in use', async () => {
    await settle(staff, 'frozen', '恢复')
    await logIn(page, 'admin')
    await expect(limits).toHaveCount(0)
    await staff.context().close()
  })
})

/** The session was ended from outside. */
async function enterAgain(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/#/login')
  await page.reload()
  await typeLogin(page, 'admin')
}
