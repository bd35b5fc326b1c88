import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storage } from '../../../api/storage'
import { dictionary, rejectInfo, storeDetail } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../testkit/server'
import CompanyRegister from './register'

const REGISTER = 'admin/api/company-register'

/** What the server answers before anything was filled in. */
const blank = {
  companyDO: {},
  companyBrandDOList: [],
  companyStoreDOList: [],
  fileRelationDOList: [],
  contactList: [],
  status: null,
  step: 1,
  isEdit: true,
  isStaging: false,
  stageReason: '',
}

const region = {
  base: '四川省',
  baseCode: '51',
  city: '成都市',
  cityCode: '5101',
  district: '锦江区',
  districtCode: '510104',
}

const submitted = (status: 'APPROVING' | 'REJECTED', more: object = {}) => ({
  ...blank,
  ...storeDetail(9, status),
  code: 'RZ2611100001',
  companyDO: { name: '成都锐意数码有限公司', country: '中国', countryCode: 'CN', ...region },
  isEdit: status === 'REJECTED',
  ...more,
})

const sentBack = {
  ...rejectInfo,
  stepName: '法务审核',
  reasons: ['图片不合规'],
  opinion: '营业执照照片不清晰',
  fields: [{ field: 'legalPersonName', label: '法定代表人', remark: '与执照不符', changed: false }],
}

const press = (name: string | RegExp) => page.getByRole('button', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body
const open = (answers: object) => {
  const server = serve({
    'GET admin/api/getAllDictionarys/0': dictionary,
    ...answers,
  })
  return openPage(<CompanyRegister />, { path: '/companyRegister' }).then(() => server)
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  storage.registration.remove()
})

test('the door says one thing of each field, and opens by a code from the phone', async () => {
  const server = await open({
    [`POST ${REGISTER}/send-code`]: { success: true },
    [`POST ${REGISTER}/verify`]: { tempToken: 'earned' },
    [`GET ${REGISTER}`]: blank,
  })
  await press('开始入驻').click()
  await expect.element(page.getByText('手机验证码不能为空').first()).toBeVisible()
  expect(page.getByText('手机号输入格式有误！').query()).toBeNull()
  await page.getByLabelText('手机号').fill('13900000001')
  await press('获取验证码').click()
  await expect.element(press(/秒后重发/)).toBeDisabled()
  await page.getByLabelText('手机验证码').fill('123456')
  await press('开始入驻').click()
  await expect.element(page.getByText('主体信息')).toBeVisible()
  expect(bodyOf(server, `POST ${REGISTER}/verify`)).toEqual({
    phone: '13900000001',
    code: '123456',
  })
  // For this tab alone, and for every call behind the door.
  expect(storage.registration.get()).toBe('earned')
  const read = server.asked.find(({ call }) => call === `GET ${REGISTER}`)
  expect(read?.headers.get('Authorization')).toContain('earned')
})

test('after too many codes a picture is asked for as well', async () => {
  await open({
    [`POST ${REGISTER}/send-code`]: refusal(400, {
      title: '请输入图形验证码',
      captchaRequired: true,
    }),
  })
  await page.getByLabelText('手机号').fill('13900000001')
  await press('获取验证码').click()
  await expect.element(page.getByLabelText('图形验证码', { exact: true })).toBeVisible()
  await expect.element(press('换一张')).toBeVisible()
})

test('a step that lacks something stays; what is set aside keeps its reason', async () => {
  storage.registration.set('earned')
  const server = await open({ [`GET ${REGISTER}`]: blank, [`POST ${REGISTER}`]: blank })
  await press('下一步').click()
  await expect.element(page.getByText('企业名称不能为空')).toBeVisible()
  expect(server.calls()).not.toContain(`POST ${REGISTER}`)
  await press('暂存').first().click()
  await page.getByLabelText('暂存原因').fill('等待授权书')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /暂\s*存/ })
    .click()
  await expect
    .poll(() => bodyOf(server, `POST ${REGISTER}`))
    .toMatchObject({ isStaging: true, stageReason: '等待授权书', step: 1 })
})

test('what was sent back opens at its mark, with the region that was entered', async () => {
  storage.registration.set('earned')
  await open({ [`GET ${REGISTER}`]: submitted('REJECTED', { rejectInfo: sentBack }) })
  await expect.element(page.getByText('法务审核未通过：图片不合规')).toBeVisible()
  await press('修改资料').click()
  await expect.element(page.getByText('与执照不符')).toBeVisible()
  await expect.element(page.getByText('四川省')).toBeVisible()
  await expect.element(page.getByText('锦江区')).toBeVisible()
})

test('while nobody has decided it can be taken back', async () => {
  storage.registration.set('earned')
  const server = await open({
    [`GET ${REGISTER}`]: submitted('APPROVING'),
    [`POST ${REGISTER}/9/withdraw`]: { ...submitted('APPROVING'), status: 'CREATED' },
  })
  await expect.element(page.getByText('资料已提交，正在审核')).toBeVisible()
  await press('撤回修改').click()
  await expect.element(page.getByText('主体信息')).toBeVisible()
  expect(bodyOf(server, `POST ${REGISTER}/9/withdraw`)).toEqual({ rowVersion: 3 })
})

test('a token that has run out leads back to the door', async () => {
  storage.registration.set('old')
  await open({ [`GET ${REGISTER}`]: refusal(401, { title: '验证已过期' }) })
  await press('重新验证').click()
  await expect.element(page.getByText('验证手机号')).toBeVisible()
  expect(storage.registration.get()).toBeNull()
})
