import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
import { SignRecords } from './sign-records'

const SIGNS = 'admin/api/company-signs'

const record = (id: number, more = {}) => ({
  id,
  companyId: 2,
  signType: 'JOIN_AGREEMENT',
  templateVersion: 1,
  signerName: '王芳',
  signerPhone: '138****0001',
  signerEmail: '',
  status: 'SIGNED',
  expireDate: '2026-11-30 10:00:00',
  viewedDate: null,
  signedDate: '2026-11-15 10:00:00',
  rejectReason: '',
  certSerial: '0123',
  createdDate: '2026-11-14 10:00:00',
  actions: ['pdf', 'verify'],
  ...more,
})

const list = (items: object[]) => json(items, { 'X-Total-Count': String(items.length) })

test('S1-15 a record offers what the server says, and no more', async () => {
  const waiting = {
    status: 'NOT_STARTED',
    signedDate: null,
    signerName: '李静',
    actions: ['resend'],
  }
  const server = serve({
    [`GET ${SIGNS}`]: () => list([record(1), record(2, waiting)]),
    [`POST ${SIGNS}/2/resend`]: record(2, waiting),
  })
  await openPage(<SignRecords companyId={2} />)
  await expect.element(page.getByRole('button', { name: '下载 王芳' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '下载 李静' })).not.toBeInTheDocument()
  expect(server.asked[0]?.query.get('companyId')).toBe('2')
  await page.getByRole('button', { name: '重发链接 李静' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /发\s*送/ })
    .click()
  await expect.element(page.getByText('新的签署链接已发送，原链接已失效')).toBeVisible()
  expect(server.calls()).toContain(`POST ${SIGNS}/2/resend`)
})

test('a company without records learns when there will be some', async () => {
  serve({ [`GET ${SIGNS}`]: () => list([]) })
  await openPage(<SignRecords />)
  await expect.element(page.getByText('还没有签约记录')).toBeVisible()
})
