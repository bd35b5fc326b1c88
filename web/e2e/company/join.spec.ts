import { card, seen } from '../controls'
import { enterAsStaff, openTask, pass, takeOn } from '../desk'
import { confirmReading, expect, lastMessage, test, typeLogin } from '../fixtures'
import { fillBrands, fillCompany, namePeople, proveThePhone, uploadPapers } from './newcomer'

const COMPANY = {
  name: '杭州青岚护理用品有限公司',
  creditCode: '91330100MA27XL0U57',
  phone: '13900000088',
}
const PASSWORD = 'Qinglan7'

/** The list that 法务 ticks while the public register lies beside. */
const LEGAL = ['执照清晰', '信息一致', '经营状态正常', '经营范围匹配', '法人一致', '商标/授权有效']
const FINANCE = ['账户一致', '纳税人类型无误', '账期确认']

test('A02-1 a company registers, three approve it, its administrator enters', async ({
  page,
  place,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(15_000)
  const steps = page.getByRole('list', { name: '审批进度' })
  /** The applicant looks again; the tab still knows the phone. */
  const look = async (step: string) => {
    await page.reload()
    await expect(steps.getByRole('listitem').filter({ hasText: `${step}，进行中` })).toBeVisible()
  }

  await test.step('the applicant fills in four steps', async () => {
    await proveThePhone(page, COMPANY.phone)
    await fillCompany(page, COMPANY)
    await fillBrands(page)
    await uploadPapers(page)
    await namePeople(page, COMPANY)
    await page.getByRole('button', { name: /^提\s*交$/ }).click()
    await expect(page.getByText('资料已提交，正在审核')).toBeVisible()
    await look('招商审核')
    await expect(page.getByRole('button', { name: '撤回修改' })).toBeVisible()
  })

  await test.step('招商 finds it fitting and takes it on', async () => {
    const desk = await enterAsStaff(place, 'zs1')
    await openTask(desk, COMPANY.name)
    const compared = card(desk, '执照与填报对照')
    await expect(compared.getByRole('img', { name: '营业执照' })).toBeVisible()
    await expect(compared.getByText(COMPANY.creditCode)).toBeVisible()
    await pass(desk, '招商审核', takeOn('张招商'))
    await desk.context().close()
    await look('法务审核')
    await expect(page.getByRole('button', { name: '撤回修改' })).toBeHidden()
  })

  await test.step('法务 compares line by line', async () => {
    const desk = await enterAsStaff(place, 'fw1')
    await openTask(desk, COMPANY.name)
    await pass(desk, '法务审核', async (form) => {
      await form.getByRole('button', { name: '通过' }).click()
      await expect(form.getByText('请核对“执照清晰”')).toBeVisible()
      for (const line of LEGAL) await form.getByRole('checkbox', { name: line }).check()
    })
    await desk.context().close()
    await look('财务审核')
  })

  await test.step('财务 has the last word', async () => {
    const desk = await enterAsStaff(place, 'cw1')
    await openTask(desk, COMPANY.name)
    await pass(desk, '财务审核', async (form) => {
      for (const line of FINANCE) await form.getByRole('checkbox', { name: line }).check()
    })
    await desk.context().close()
    await page.reload()
    await expect(page.getByText('入驻审核通过')).toBeVisible()
    await expect(page.getByText(/链接24小时内有效/)).toBeVisible()
  })

  await test.step('the administrator sets a password by the link, once, and enters', async () => {
    const { text } = await lastMessage(page, COMPANY.phone, '通过审核')
    const [, account = ''] = /企业账号(\d{6})/.exec(text) ?? []
    const link = /https?:\S+key=[\w-]+/.exec(text)?.[0] ?? ''
    await page.goto(link)
    await page.getByLabel('新密码', { exact: true }).fill(PASSWORD)
    await page.getByLabel('确认新密码', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '立即登录' }).click()
    await expect(page).toHaveURL(/#\/login/)
    await typeLogin(page, 'admin', { company: account, password: PASSWORD })
    await expect(page).toHaveURL(/#\/dashboard/)
    await expect(seen(page, COMPANY.name)).toBeVisible()
    const limits = page.getByRole('note', { name: '企业使用受限' })
    await expect(limits).toContainText('未签约')
    await confirmReading(page)
    await limits.getByRole('link', { name: '查看签约记录' }).click()
    await expect(page).toHaveURL(/business\/info\?tab=sign/)
    await expect(seen(page, '入驻协议')).toBeVisible()
  })
})
