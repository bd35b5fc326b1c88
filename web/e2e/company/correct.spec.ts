import { replace, seen, write } from '../controls'
import { enterAsStaff, openTask, pass, reject, takeOn } from '../desk'
import { expect, lastMessage, type Page, test } from '../fixtures'
import { proveThePhone } from './newcomer'

/** A registration of the demo data that waits for 法务. */
const COMPANY = '长沙南岭茶业有限公司'
const PHONE = '13800000088'

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

test('a registration comes back with marks, is corrected, and goes on where the mark says', async ({
  page,
  place,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(15_000)
  const progress = page.getByRole('list', { name: '审批进度' })
  const wizard = page.getByRole('list', { name: '入驻步骤' })
  const at = (list: typeof progress, step: string, state: string) =>
    expect(list.getByRole('listitem').filter({ hasText: `${step}，${state}` })).toBeVisible()
  const legal = await enterAsStaff(place, 'fw1')

  await test.step('法务 marks a field of the first step and one of the last', async () => {
    await openTask(legal, COMPANY)
    await reject(legal, {
      reason: '信息有误',
      opinion: '注册地址与执照不一致，请核对',
      marks: { 注册地址: '少了门牌号', 管理员邮箱: '请用企业邮箱' },
      resume: /回到「法务审核」/,
    })
    expect((await lastMessage(page, PHONE, '信息有误')).text).toContain('注册地址与执照不一致')
  })

  await test.step('the applicant finds each mark where the field is', async () => {
    await proveThePhone(page, PHONE)
    await expect(page.getByText('法务审核未通过：信息有误')).toBeVisible()
    await expect(page.getByText('注册地址：少了门牌号')).toBeVisible()
    await page.getByRole('button', { name: '修改资料' }).click()
    const said = page.getByRole('region', { name: '驳回说明' })
    await expect(said).toContainText('第 1 轮被驳回：法务审核')
    await expect(said).toContainText('共标记 2 处，修改后将从「法务审核」继续审批')
    const address = page.getByRole('textbox', { name: '注册地址' })
    await expect(address).toBeFocused()
    await at(wizard, '企业信息', '进行中')
    await at(wizard, '联系人与账号', '已驳回')
    await address.fill(`${await address.inputValue()}88号`)
    await expect(seen(page, '（已修改）')).toBeVisible()
    await said.getByRole('button', { name: /下一处/ }).click()
    await said.getByRole('button', { name: /下一处/ }).click()
    await expect(page.getByRole('textbox', { name: '管理员邮箱' })).toBeFocused()
    await at(wizard, '联系人与账号', '进行中')
    await write(page, '管理员邮箱', 'tang@nanling.example')
    await page.getByRole('button', { name: /^提\s*交$/ }).click()
    await expect(page.getByText('资料已提交，正在审核')).toBeVisible()
    await at(progress, '法务审核', '进行中')
  })

  await test.step('法务 sees what was changed, and that the licence is still not readable', async () => {
    await openTask(legal, COMPANY)
    await expect(legal.getByRole('tab', { name: /^差异 \d/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(legal.getByRole('insertion').getByText('88号')).toBeVisible()
    await reject(legal, {
      reason: '图片不合规',
      opinion: '营业执照照片模糊，请重新上传',
      marks: { 营业执照: '请拍摄原件' },
      resume: /回到「法务审核」/,
    })
    await legal.context().close()
  })

  await test.step('a key field was changed: it begins at the first step again', async () => {
    await page.reload()
    await page.getByRole('button', { name: '修改资料' }).click()
    await expect(seen(page, '请拍摄原件')).toBeVisible()
    await replace(page, '营业执照')
    await expect(seen(page, '（已修改）')).toBeVisible()
    await next(page)
    await expect(page.getByText('南岭春茶叶旗舰店')).toBeVisible()
    await next(page)
    await next(page)
    await page.getByRole('button', { name: /^提\s*交$/ }).click()
    await expect(page.getByText('资料已提交，正在审核')).toBeVisible()
    await at(progress, '招商审核', '进行中')
    const sale = await enterAsStaff(place, 'zs2')
    await openTask(sale, COMPANY)
    await pass(sale, '招商审核', takeOn('钱招商'))
    await sale.context().close()
    await page.reload()
    await at(progress, '法务审核', '进行中')
  })
})
