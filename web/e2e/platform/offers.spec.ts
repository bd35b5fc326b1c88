import { seen } from '../controls'
import { enterAsStaff } from '../desk'
import { expect, type Page, test } from '../fixtures'

const chosen = (page: Page) => page.getByRole('region', { name: '批量操作' })

/** Those that wait for 招商, of the companies that the reader looks after. */
async function openWaiting(page: Page) {
  await page.goto('/#/platform/offers?state=APPROVING&apprStep=SaleAppr')
  await expect(page.getByRole('heading', { level: 1, name: '报品总览' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^选择 / }).first()).toBeVisible()
}

test('staff compare offers, pass several at once and refuse one from the comparison', async ({
  place,
}) => {
  test.setTimeout(180_000)
  const sale = await enterAsStaff(place, 'zs1')
  await openWaiting(sale)
  const boxes = sale.getByRole('checkbox', { name: /^选择 / })
  const many = await boxes.count()
  expect(many).toBeGreaterThanOrEqual(2)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await chosen(sale).getByRole('button', { name: '对比' }).click()
  await expect(sale.getByRole('heading', { level: 1, name: '报品对比' })).toBeVisible()
  const row = (name: string) => sale.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('到手价')).toBeVisible()
  await sale.getByText('只看差异').click()
  await sale.getByText('只看差异').click()
  await expect(row('资质')).toBeVisible()

  // One goes back from here.
  await sale
    .getByRole('button', { name: /^驳回 / })
    .first()
    .click()
  const dialog = sale.getByRole('dialog', { name: '驳回' })
  await dialog.getByRole('checkbox', { name: '价格无优势' }).check()
  await dialog.getByRole('textbox', { name: '审批意见' }).fill('到手价没有优势，请调整后再提交')
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(seen(sale, /^已驳回$/)).toBeVisible()
  await expect(sale.getByText('无需你审批')).toBeVisible()

  // What is left passes from the list, with the step's form.
  await openWaiting(sale)
  await chosen(sale).getByRole('button', { name: '取消选择' }).click()
  const left = sale.getByRole('checkbox', { name: /^选择 / })
  await expect(left).toHaveCount(many - 1)
  for (const box of await left.all()) await box.check()
  await chosen(sale).getByRole('button', { name: '批量通过' }).click()
  const form = sale.getByRole('dialog', { name: /^通过：\d+ 项（招商审核）/ })
  for (const tick of await form.getByRole('checkbox').all()) await tick.check()
  await form.getByRole('button', { name: '通过' }).click()
  await expect(seen(sale, new RegExp(`^已通过 ${many - 1} 项$`))).toBeVisible()

  // 初选 sees what has arrived, of all companies, on a phone too.
  const first = await enterAsStaff(place, 'cx1')
  await first.setViewportSize({ width: 390, height: 844 })
  await first.goto('/#/platform/offers?state=APPROVING&apprStep=FirstAppr')
  await expect(
    first.getByRole('list', { name: '报品列表' }).getByRole('listitem').first(),
  ).toBeVisible()
})
