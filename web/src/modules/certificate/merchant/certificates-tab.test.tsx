import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { certRow, certView, current, radar } from '../../../testkit/certificates'
import { storeDetail } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../testkit/server'
import CertificatesTab from './certificates-tab'

const VENDOR = 'selection/api/vendor'
const codes = ['company_cert_save', 'company_cert_renew']

const press = (name: string | RegExp) => page.getByRole('button', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

const open = (answers: object) => {
  const server = serve({ [`GET ${VENDOR}/certificates/radar`]: radar, ...answers })
  return openPage(<CertificatesTab />, { path: '/business/info?tab=cert', codes }).then((view) => ({
    server,
    ...view,
  }))
}

const back = current({
  id: 9,
  code: 'ZS2611150009',
  apprStatus: 'REJECTED',
  rowVersion: 4,
  editable: true,
  certList: [
    certView('a', { apprStatus: 'APPROVED', certId: 5 }),
    certView('b', { apprStatus: 'REJECTED', itemOpinion: '照片模糊' }),
  ],
  liveList: [certRow(5)],
})
const refusedDocument = {
  [`GET ${VENDOR}/getCurrentCertificate`]: back,
  [`GET ${VENDOR}/certificate-submissions/9`]: storeDetail(9, 'REJECTED'),
}

beforeEach(() => page.viewport(1440, 900))

test('S7-11 the strip counts what ends soon and narrows the cards', async () => {
  const ended = certRow(1, { leftDays: -3, certStatus: 'EXPIRED' })
  const lasting = certRow(2, { leftDays: null, expireDate: null })
  await open({ [`GET ${VENDOR}/getCurrentCertificate`]: current({ liveList: [lasting, ended] }) })
  await expect.element(page.getByText(/90天内到期\s*2\s*张，影响报品\s*3\s*个/)).toBeVisible()
  await expect.element(page.getByText('过期 3 天')).toBeVisible()
  await expect.element(page.getByText('长期有效')).toBeVisible()
  await press('已过期 1').click()
  await expect.element(page.getByText('长期有效')).not.toBeInTheDocument()
})

test('an item that came back shows its reason; its correction is sent with what has passed', async () => {
  const { server } = await open({
    ...refusedDocument,
    [`POST ${VENDOR}/saveCertificate`]: { ...back, apprStatus: 'APPROVING', editable: false },
  })
  await expect.element(page.getByText('不通过原因：照片模糊')).toBeVisible()
  await press('去修改').click()
  const editor = page.getByRole('dialog')
  await expect.element(editor.getByText('照片模糊')).toBeVisible()
  await editor.getByRole('textbox', { name: '证照编号' }).fill('NO-better')
  await press('提交审核').click()
  await expect.element(page.getByText('提交成功')).toBeVisible()
  expect(bodyOf(server, `POST ${VENDOR}/saveCertificate`)).toMatchObject({
    submit: true,
    rowVersion: 4,
    certList: [{ token: 'a' }, { token: 'b', certNo: 'NO-better' }],
  })
})

test('cert.no what the server refuses is marked at its item', async () => {
  await open({
    ...refusedDocument,
    [`POST ${VENDOR}/saveCertificate`]: () =>
      refusal(400, {
        title: '3C证书编号格式有误',
        fieldErrors: [
          { field: 'certList[1].certNo', label: '证照编号', message: '3C证书编号格式有误' },
        ],
      }),
  })
  await press('去修改').click()
  await press('提交审核').click()
  await expect.poll(() => page.getByText('3C证书编号格式有误').all().length).toBe(2)
  await expect.element(page.getByRole('textbox', { name: '证照编号' })).toHaveFocus()
})

test('a renewal opens the copy; while something waits there is none', async () => {
  const copy = certView('r', { replacesId: 5, certNo: 'NO-5', expireDate: null })
  const renewed = current({ id: 10, apprStatus: 'CREATED', editable: true, certList: [copy] })
  const { server } = await open({
    [`GET ${VENDOR}/getCurrentCertificate`]: current({ liveList: [certRow(5)] }),
    [`GET ${VENDOR}/certificate-submissions/10`]: storeDetail(10, 'CREATED'),
    [`POST ${VENDOR}/certificates/5/renew`]: renewed,
  })
  await press('续期 证照 5').click()
  await expect.element(page.getByText('续期：审核通过后将替换原证照。')).toBeVisible()
  expect(server.calls()).toContain(`POST ${VENDOR}/certificates/5/renew`)

  await open({
    [`GET ${VENDOR}/getCurrentCertificate`]: { ...back, apprStatus: 'APPROVING', editable: false },
    [`GET ${VENDOR}/certificate-submissions/9`]: storeDetail(9, 'APPROVING'),
  })
  await expect.element(press('新增证照')).toBeDisabled()
  await expect.element(press('续期 证照 5')).not.toBeInTheDocument()
})
