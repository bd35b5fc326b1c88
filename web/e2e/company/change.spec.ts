import { card, replace, seen } from '../controls'
import { enterAsStaff, openTask, reject } from '../desk'
import { expect, logIn, test } from '../fixtures'

const COMPANY = '上海花植美妆有限公司'
const NEW = '王花植'

test('A02-4 a key field keeps its value until 法务 has seen the difference and agreed', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await logIn(page, 'admin', { company: '200001' })
  await page.goto('/#/business/info')
  const subject = card(page, '主体信息')
  const person = subject.locator('dl > div').filter({ hasText: '法定代表人' }).locator('dd')
  const old = (await person.textContent()) ?? ''

  await test.step('the merchant asks for it; the old value stays and the new one stands beside', async () => {
    await subject.getByRole('button', { name: '编辑' }).click()
    const editor = page.getByRole('dialog', { name: '编辑主体信息' })
    await expect(editor.getByRole('button', { name: /^保\s*存$/ })).toBeDisabled()
    await editor.getByRole('textbox', { name: /法定代表人/ }).fill(NEW)
    await expect(editor.getByText('法定代表人需要平台审批，通过前原信息保持不变。')).toBeVisible()
    await replace(editor, '营业执照')
    await expect(editor.getByText(/^营业执照、法定代表人需要平台审批/)).toBeVisible()
    await editor.getByRole('button', { name: '提交变更' }).click()
    await expect(page.getByText(/变更单 QB\d+ 已提交，审批通过后生效/)).toBeVisible()
    await expect(editor).toBeHidden()
    await expect(person.locator('s')).toHaveText(old)
    await expect(person).toContainText(`${NEW} 审批中`)
    await expect(seen(page, /变更单 QB\d+ 审批中，通过前以下标记的字段保持原值/)).toBeVisible()
  })

  await test.step('法务 sees both values and agrees', async () => {
    const desk = await enterAsStaff(place, 'fw1')
    await openTask(desk, COMPANY)
    await expect(desk.getByRole('tab', { name: '差异 2' })).toHaveAttribute('aria-selected', 'true')
    await expect(desk.getByRole('deletion').filter({ visible: true }).first()).toBeVisible()
    await expect(desk.getByRole('insertion').filter({ visible: true }).first()).toBeVisible()
    await desk.getByRole('button', { name: '通过', exact: true }).click()
    await expect(seen(desk, /^已通过$/)).toBeVisible()
    await desk.context().close()
  })

  await test.step('the new value lives, and the change is on record', async () => {
    await page.reload()
    await expect(person).toHaveText(NEW)
    await page.getByRole('tab', { name: '变更记录' }).click()
    const row = page.getByRole('row', { name: /法定代表人/ })
    await expect(row).toContainText('已通过')
    await row.getByRole('button', { name: `详情 ${COMPANY}` }).click()
    await expect(page).toHaveURL(/company-change\/detail\/\d+/)
    await expect(seen(page, '法务审核')).toBeVisible()
  })
})

test('a change that comes back is told on the company page and opens on its mark', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(15_000)
  await logIn(page, 'admin', { company: '200002' })
  await page.goto('/#/business/info')
  await card(page, '主体信息').getByRole('button', { name: '编辑' }).click()
  const editor = page.getByRole('dialog', { name: '编辑主体信息' })
  await editor.getByRole('textbox', { name: /法定代表人/ }).fill('陈味享')
  await editor.getByRole('button', { name: '提交变更' }).click()
  await expect(page.getByText(/变更单 QB\d+ 已提交/)).toBeVisible()

  const desk = await enterAsStaff(place, 'fw1')
  await openTask(desk, '杭州味享食品有限公司')
  await reject(desk, {
    reason: '信息有误',
    opinion: '与公示系统登记的姓名不同',
    marks: { 法定代表人: '请与执照一致' },
    resume: /回到「法务审核」/,
  })
  await desk.context().close()

  await page.reload()
  await expect(seen(page, /变更单 QB\d+ 第 1 轮被驳回：法务审核/)).toBeVisible()
  await expect(page.locator('s')).toHaveCount(0)
  await page.getByRole('link', { name: '去修改' }).click()
  await expect(page).toHaveURL(/company-change\/edit\/\d+/)
  await expect(seen(page, '请与执照一致')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /法定代表人/ })).toBeFocused()
})
