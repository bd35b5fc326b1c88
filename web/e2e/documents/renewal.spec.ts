/** A certificate is renewed while others of the company still wait. */
import { PICTURE, seen, writeDate } from '../controls'
import { enterAsStaff } from '../desk'
import { expect, logIn, test } from '../fixtures'

test('S7-12 a certificate is renewed while another submission waits, and each passes on its own', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(20_000)
  await logIn(page, 'admin')
  // As 去续期 leads here.
  await page.goto('/#/business/info?tab=cert&renewType=COSMETIC_PRODUCTION')
  const editor = page.getByRole('dialog', { name: '编辑证照' })
  await expect(editor.getByRole('textbox', { name: '证照名称' })).toHaveValue(/化妆品生产许可证/)
  await writeDate(editor, '发证日期', '2026-11-01')
  await writeDate(editor, '有效期止', '2031-10-31')
  await editor.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(editor.getByRole('button', { name: /^删除/ })).toBeVisible()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(editor).toBeHidden()
  const open = page.getByRole('list', { name: '送审证照' })
  await expect(open).toHaveCount(2)
  await expect(open.filter({ hasText: '玻尿酸精华备案' })).toBeVisible()
  await expect(open.filter({ hasText: '化妆品生产许可证' }).getByText('续期')).toBeVisible()

  const desk = await enterAsStaff(place, 'qc1')
  await desk.goto('/#/platform/todo')
  const task = desk.getByRole('list', { name: '审批任务' }).getByText('化妆品生产许可证').first()
  await task.click()
  await desk.getByRole('button', { name: '通过', exact: true }).click()
  await expect(seen(desk, /^已通过$/)).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(open).toHaveCount(1)
  await expect(open.filter({ hasText: '玻尿酸精华备案' })).toBeVisible()
  const live = page.getByRole('list', { name: '生效证照' })
  await expect(live.getByText('有效期至 2031-10-31')).toBeVisible()
})
