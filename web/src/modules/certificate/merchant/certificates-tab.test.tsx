import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { certRow, certView, current, radar, submission } from '../../../testkit/certificates'
import { storeDetail } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type FakeServer, refusal, serve } from '../../../testkit/server'
import CertificatesTab from './certificates-tab'

const VENDOR = 'selection/api/vendor'
const codes = ['company_cert_save', 'company_cert_renew']

const press = (name: string | RegExp) => page.getByRole('button', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

const open = (answers: object, more = '') => {
  const server = serve({ [`GET ${VENDOR}/certificates/radar`]: radar, ...answers })
  const path = `/business/info?tab=cert${more}`
  return openPage(<CertificatesTab />, { path, codes }).then((view) => ({
    server,
    ...view,
  }))
}

const list = [
  certView('a', { apprStatus: 'APPROVED', certId: 5 }),
  certView('b', { apprStatus: 'REJECTED', itemOpinion: '照片模糊' }),
]
const refused = submission(9, list, { apprStatus: 'REJECTED', rowVersion: 4 })
const back = current({ ...refused, openList: [refused], liveList: [certRow(5)] })
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
    id: 9,
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

const copy = certView('r', { replacesId: 6, certNo: 'NO-6', expireDate: null })
const draft = submission(10, [copy])
const waiting = submission(9, [certView('w', { replacesId: 5, apprStatus: 'APPROVING' })], {
  apprStatus: 'APPROVING',
  editable: false,
})
const renewing = certRow(5, { renewing: true, actions: ['detail'] })
const twoOpen = {
  [`GET ${VENDOR}/getCurrentCertificate`]: current({
    ...waiting,
    openList: [waiting],
    liveList: [renewing, certRow(6)],
  }),
  [`GET ${VENDOR}/certificate-submissions/9`]: storeDetail(9, 'APPROVING'),
  [`GET ${VENDOR}/certificate-submissions/10`]: storeDetail(10, 'CREATED'),
  [`POST ${VENDOR}/certificates/6/renew`]: current({
    ...draft,
    openList: [draft, waiting],
    liveList: [renewing, certRow(6)],
  }),
}

test('while one certificate is in review, another is renewed', async () => {
  const { server } = await open(twoOpen)
  await expect.element(page.getByText('续期审核中')).toBeVisible()
  await expect.element(press('续期 证照 5')).not.toBeInTheDocument()
  await expect.element(press('新增证照')).toBeEnabled()
  await press('续期 证照 6').click()
  await expect.element(page.getByText('续期：审核通过后将替换原证照。')).toBeVisible()
  expect(server.calls()).toContain(`POST ${VENDOR}/certificates/6/renew`)
})

test('去续期 leads into the renewal itself, by certificate or by type', async () => {
  const { unmount } = await open(twoOpen, '&renew=6')
  await expect.element(page.getByText('续期：审核通过后将替换原证照。')).toBeVisible()
  await unmount()
  await open(twoOpen, '&renewType=CCC')
  await expect.element(page.getByText('续期：审核通过后将替换原证照。')).toBeVisible()
})

test('去补充 begins a new one of its type, in a submission of its own', async () => {
  const { server } = await open(
    { ...twoOpen, [`POST ${VENDOR}/certificate-submissions`]: {} },
    '&add=TRADEMARK',
  )
  await press('保存草稿').click()
  await expect.element(page.getByText('草稿已保存')).toBeVisible()
  expect(bodyOf(server, `POST ${VENDOR}/certificate-submissions`)).toMatchObject({
    certList: [{ certType: 'TRADEMARK' }],
  })
})

test('影响报品 opens those offers by name, with the next show', async () => {
  const offer = {
    id: 4,
    offerCode: 'BP2611150004',
    offerName: '花植氨基酸洁面',
    status: 'APPROVED',
    liveRoom: 'common',
    showStatus: 'SCHEDULED',
    broadcastRestricted: false,
    nextShow: { sessionId: 3, title: '双十一返场', showDate: '2026-11-20' },
    rowVersion: 2,
    actions: ['detail'],
  }
  await open({
    [`GET ${VENDOR}/getCurrentCertificate`]: current({
      liveList: [certRow(5, { affectedOfferCount: 1 })],
    }),
    [`GET ${VENDOR}/certificates/5/offers`]: [offer],
  })
  await press('影响报品 1 个').click()
  await expect.element(page.getByRole('link', { name: '花植氨基酸洁面' })).toBeVisible()
  await expect.element(page.getByText('2026-11-20')).toBeVisible()
  await expect.element(press('限播 花植氨基酸洁面')).not.toBeInTheDocument()
})
