import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../testkit/server'
import type { CompanyLine } from './calls'
import { AssignDialog, FreezeDialog } from './dialogs'

const ONE = 'admin/api/companies/2'

const company: CompanyLine = {
  id: 2,
  code: 'C2407080001',
  elsAccount: '200001',
  name: '上海花植美妆有限公司',
  creditCode: '91310115MA1K3Q020R',
  subjectType: 'MERCHANT',
  catalogs: ['Cosmetic'],
  vendorGroup: '',
  liveRooms: 'common',
  bdUserId: null,
  bdUserName: null,
  verifyStatus: true,
  useStatus: true,
  useStatusReason: '',
  useStatusRemarks: '',
  apprStatus: 'APPROVED',
  apprStep: '',
  toTime: null,
  creditScore: 96,
  createdDate: '2024-07-08 20:17:00',
  rowVersion: 4,
  joinId: null,
  actions: ['detail', 'assign', 'freeze'],
}

const ok = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body
const choose = async (field: string, option: string) => {
  await page.getByLabelText(field).click()
  await page.getByTitle(option).click()
}

beforeEach(() => page.viewport(1440, 900))

test('a company is frozen for a reason that says what it leaves open', async () => {
  const server = serve({ [`POST ${ONE}/freeze`]: company })
  const onClose = vi.fn()
  await openPage(<FreezeDialog company={company} freezing onClose={onClose} />)
  await ok(/冻\s*结/).click()
  await expect.element(page.getByText('冻结原因不能为空').first()).toBeVisible()
  await choose('冻结原因', '欠费')
  await expect.element(page.getByText('可查看全部；仅财务可继续处理。')).toBeVisible()
  await page.getByLabelText('说明').fill('十月账单逾期未付')
  await ok(/冻\s*结/).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodyOf(server, `POST ${ONE}/freeze`)).toEqual({
    useStatusReason: 'ARREARS',
    reason: '十月账单逾期未付',
    rowVersion: 4,
  })
})

test('a refusal stays in the dialog, at the field that it names', async () => {
  serve({
    [`POST ${ONE}/enable`]: refusal(400, {
      title: '请求有误',
      fieldErrors: [{ field: 'reason', message: '说明长度不能少于5个字符' }],
    }),
  })
  const onClose = vi.fn()
  await openPage(<FreezeDialog company={company} freezing={false} onClose={onClose} />)
  // What was frozen is given back without a reason of the list.
  expect(page.getByLabelText('冻结原因').query()).toBeNull()
  await page.getByLabelText('说明').fill('已付')
  await ok(/恢\s*复/).click()
  await expect.element(page.getByText('说明长度不能少于5个字符').first()).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('whoever looks after it is chosen among the staff who may', async () => {
  const server = serve({
    'GET admin/api/companies/bd-users': [{ id: 52, nameCn: '张招商' }],
    [`PUT ${ONE}/assign`]: company,
  })
  const onClose = vi.fn()
  await openPage(<AssignDialog company={company} onClose={onClose} />)
  await choose('招商负责人', '张招商')
  await choose('商家分组', 'KA')
  await ok(/保\s*存/).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodyOf(server, `PUT ${ONE}/assign`)).toEqual({
    bdUserId: 52,
    vendorGroup: 'KA',
    liveRooms: ['common'],
    rowVersion: 4,
  })
})
