import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../api/calls'
import { ProofBanner } from '../../../app/shell/proof-banner'
import { openPage } from '../../../testkit/page'
import { type FakeServer, portalAnswers, serve, wangfang } from '../../../testkit/server'
import { CompanyList } from '../parts/company-list'
import { BasicData } from './basic-data'
import { Security } from './security'

const BIND = 'POST admin/api/saveBizAccountPhone'
const SAVE = 'POST admin/api/saveBizIndividualCenter'
const unproved: Partial<Account> = { phoneVerifiedDate: undefined, emailVerifiedDate: undefined }

const answers = (account: Partial<Account> = {}) => ({
  ...portalAnswers(account),
  'GET admin/api/getBizIndividualCenter': { ...wangfang, ...account },
  'POST admin/api/bizAccount/updateOrAddPhoneGetCode': { success: true },
  'POST admin/api/bizAccount/emailGetCode': { success: true },
  'POST admin/api/bizAccount/verifyEmail': { success: true },
  [BIND]: { success: true },
  [SAVE]: {},
})

const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

const box = (name: string) => page.getByRole('textbox', { name, exact: true })

beforeEach(() => page.viewport(1440, 900))

/** A01-7 */
test('a phone that somebody else wrote is asked for on every page, and proved by its owner', async () => {
  const server = serve(answers(unproved))
  await openPage(
    <>
      <ProofBanner />
      <Security />
    </>,
    { account: unproved },
  )
  const banner = page.getByRole('note', { name: '手机号未验证' })
  await expect.element(banner).toHaveTextContent('手机号 138****0001 未验证')
  await expect.element(banner.getByRole('link', { name: '去验证' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001')
  await page.getByRole('button', { name: '获取验证码' }).first().click()
  await box('手机验证码').fill('123456')
  await page.getByRole('button', { name: '验证手机号' }).click()
  await expect
    .poll(() => bodyOf(server, BIND))
    .toEqual({ phone: '13800000001', authCode: '123456' })
})

test('whoever has proved the phone is not asked, and neither are staff', async () => {
  serve(answers())
  await openPage(<ProofBanner />)
  expect(page.getByRole('note').query()).toBeNull()
  await openPage(<ProofBanner />, { account: { ...unproved, userType: 'PLATFORM' } })
  expect(page.getByRole('note').query()).toBeNull()
})

/** A01-8 */
test('there is no switch without a proved phone, and none for staff', async () => {
  serve(answers(unproved))
  await openPage(<CompanyList />, { account: unproved })
  await expect.element(page.getByRole('link', { name: '验证手机号' })).toBeVisible()
  await openPage(<CompanyList />, { account: { userType: 'PLATFORM' } })
  await expect.element(page.getByText('平台账号不参与企业切换。')).toBeVisible()
})

/** A01-9 */
test('another mailbox asks for the password, which is kept nowhere', async () => {
  const server = serve(answers())
  await openPage(<BasicData />)
  expect(page.getByLabelText('当前密码').query()).toBeNull()
  await box('邮箱').fill('new@huazhi.example')
  await expect.element(page.getByLabelText('当前密码')).toBeVisible()
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect.element(page.getByText('当前密码不能为空')).toBeVisible()
  await page.getByLabelText('当前密码').fill('Demo@2026')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Demo@2026')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect
    .poll(() => bodyOf(server, SAVE))
    .toMatchObject({ email: 'new@huazhi.example', currentPassword: 'Demo@2026' })
})

test('a mailbox is proved by its code', async () => {
  const server = serve(answers({ emailVerifiedDate: undefined }))
  await openPage(<Security />, { account: { emailVerifiedDate: undefined } })
  await page.getByRole('button', { name: '获取验证码' }).click()
  await box('邮箱验证码').fill('654321')
  await page.getByRole('button', { name: '验证邮箱' }).click()
  await expect
    .poll(() => bodyOf(server, 'POST admin/api/bizAccount/verifyEmail'))
    .toEqual({ authCode: '654321' })
})
