import { expectAccessible } from '../axe'
import { PICTURE, seen, writeDate } from '../controls'
import { enterAsStaff } from '../desk'
import { expect, logIn, type Page, test } from '../fixtures'

async function fillItem(page: Page, name: string, number: string) {
  const editor = page.getByRole('dialog', { name: '编辑证照' })
  await editor.getByRole('combobox', { name: '证照类型' }).fill('第三方')
  await page.getByTitle('第三方检测报告', { exact: true }).last().click()
  await editor.getByRole('textbox', { name: '证照名称' }).fill(name)
  await editor.getByRole('textbox', { name: '证照编号' }).fill(number)
  await writeDate(editor, '发证日期', '2026-01-05')
  await writeDate(editor, '有效期止', '2028-01-05')
  await editor.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(editor.getByRole('button', { name: /^删除/ })).toBeVisible()
}

test('S7-12 of two certificates one comes back with its reason, is mended and passes', async ({
  page,
  place,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(20_000)
  await logIn(page, 'admin', { company: '200004' })
  await page.goto('/#/business/info?tab=basic')
  await expect(seen(page, /资料完整度/)).toBeVisible()
  await expectAccessible(page, '#main')
  await page.goto('/#/business/info?tab=cert')
  await page.getByRole('button', { name: '新增证照' }).click()
  await fillItem(page, '湿巾检测报告', 'E2E-1')
  await page.getByRole('button', { name: '添加一张' }).click()
  await fillItem(page, '抽纸复检报告', 'E2E-2')
  await page.getByRole('button', { name: '提交审核' }).click()
  const items = page.getByRole('list', { name: '送审证照' })
  await expect(items.getByText('审批中')).toHaveCount(2)
  await expectAccessible(page, '#main')

  const desk = await enterAsStaff(place, 'qc1')
  await desk.goto('/#/platform/todo')
  await desk.getByRole('list', { name: '审批任务' }).getByText('湿巾检测报告等2张证照').click()
  await desk.getByRole('radiogroup', { name: '抽纸复检报告的结论' }).getByText('不通过').click()
  await desk.getByRole('textbox', { name: '抽纸复检报告不通过的原因' }).fill('缺少封面页')
  await expect(desk.getByRole('button', { name: '通过', exact: true })).toBeDisabled()
  await desk.getByRole('button', { name: '驳回' }).click()
  const dialog = desk.getByRole('dialog', { name: '驳回' })
  await expect(dialog.getByRole('textbox', { name: '抽纸复检报告的说明' })).toHaveValue(
    '缺少封面页',
  )
  await dialog.getByRole('checkbox', { name: '资料不全' }).check()
  await dialog.getByRole('textbox', { name: '审批意见' }).fill('请补充封面后提交')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(seen(desk, '已驳回')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('list', { name: '生效证照' }).getByText('湿巾检测报告')).toBeVisible()
  await expect(items.getByText('不通过原因：缺少封面页')).toBeVisible()
  await items.getByRole('button', { name: '去修改' }).click()
  const editor = page.getByRole('dialog', { name: '编辑证照' })
  await editor.getByRole('textbox', { name: '证照编号' }).fill('E2E-2B')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(items.getByText('审批中')).toHaveCount(1)

  await desk.reload()
  const waiting = desk.getByRole('list', { name: '审批任务' }).getByText('湿巾检测报告等2张证照')
  await waiting.click()
  await desk.getByRole('button', { name: '通过', exact: true }).click()
  // Not until it says 已通过: one of its papers said so before.
  await expect(waiting).toBeHidden()
  await page.reload()
  const live = page.getByRole('list', { name: '生效证照' })
  await expect(live.getByText('E2E-2B')).toBeVisible()
  await expect(live.getByText('湿巾检测报告')).toHaveCount(1)
  await desk.context().close()
})
