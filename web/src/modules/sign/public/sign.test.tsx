import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storage } from '../../../api/storage'
import { openPage } from '../../../testkit/page'
import { refusal, serve } from '../../../testkit/server'
import SignPage from './sign-page'
import SignResult from './sign-result'

const ONE = 'admin/api/company-signs/7'

const sign = (more = {}) => ({
  id: 7,
  companyId: 9,
  companyName: '青岛蓝禾家纺有限公司',
  signType: 'JOIN_AGREEMENT',
  signTypeLabel: '入驻协议',
  templateId: 'JOIN_AGREEMENT',
  templateVersion: 1,
  title: '供应商入驻协议',
  notice: '演示文本，须经法务审定',
  sections: Array.from({ length: 11 }, (_, n) => ({
    heading: `第${n + 1}条`,
    text: '双方应当遵守。'.repeat(40),
  })),
  contentHash: 'c0ffee',
  signerName: '蓝青',
  signerPhone: '138****0022',
  signerEmail: '',
  status: 'VIEWED',
  expireDate: '2026-11-30 10:00:00',
  viewedDate: '2026-11-15 10:00:00',
  readDate: null,
  signedDate: null,
  readingLeft: 0,
  rejectReason: '',
  withSeal: false,
  pdfSha256: '',
  certSerial: '',
  demo: true,
  ...more,
})

const signed = sign({ status: 'SIGNED', signedDate: '2026-11-15 10:05:00' })

const verdict = (more = {}) => ({
  valid: true,
  fileUnchanged: true,
  contentUnchanged: true,
  signatureValid: true,
  keyIsCurrent: true,
  pdfSha256: 'abc',
  actualSha256: 'abc',
  contentHash: 'c0ffee',
  certSerial: '0123',
  publicKey: 'k',
  signature: 's',
  signedDate: '2026-11-15 10:05:00',
  verifiedDate: '2026-11-15 10:06:00',
  ...more,
})

const answers = (more: object = {}) => ({
  [`GET ${ONE}`]: sign({ status: 'NOT_STARTED' }),
  [`POST ${ONE}/view`]: ({ body }: { body: { readToEnd: boolean } }) =>
    sign(body.readToEnd ? { readDate: '2026-11-15 10:01:00' } : more),
  'GET admin/api/verifyCode': { success: true, target: '138****0022' },
  [`POST ${ONE}/sign`]: signed,
  [`POST ${ONE}/reject`]: sign({ status: 'REJECTED', rejectReason: '第九条无法接受' }),
})

const byLink = '/company-sign?signId=7&token=secret'
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** A stroke, as a finger draws it. */
function draw() {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement
  canvas.scrollIntoView({ block: 'center' })
  const { left, top } = canvas.getBoundingClientRect()
  const at = (x: number, buttons: number) => ({
    bubbles: true,
    pointerId: 1,
    isPrimary: true,
    buttons,
    clientX: left + x,
    clientY: top + 60 + (x % 20),
  })
  canvas.dispatchEvent(new PointerEvent('pointerdown', at(20, 1)))
  for (let x = 24; x < 120; x += 4) window.dispatchEvent(new PointerEvent('pointermove', at(x, 1)))
  window.dispatchEvent(new PointerEvent('pointerup', at(120, 0)))
}

const scrollToEnd = () => page.getByText('—— 正文结束 ——').element().scrollIntoView()

beforeEach(async () => {
  storage.signLink.remove()
  storage.token.remove()
  await page.viewport(390, 844)
})

test('A02-7 S1-15 a link is read to its end, proved by a code, drawn and signed', async () => {
  const server = serve(answers())
  const { place } = await openPage(<SignPage />, { path: byLink })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('供应商入驻协议')
  expect(place(), 'the token leaves the address').toBe('/company-sign?signId=7')
  await expect.element(button('请阅读至文末')).toBeDisabled()
  scrollToEnd()
  await expect.element(button('同意并签署')).toBeEnabled()

  await button('获取验证码').click()
  await expect.element(button(/秒后重发/)).toBeDisabled()
  await page.getByLabelText('验证码', { exact: true }).fill('12 34a56')
  await button('同意并签署').click()
  await expect.element(page.getByText('请手写签名').first()).toBeVisible()
  expect(server.calls()).not.toContain(`POST ${ONE}/sign`)
  draw()
  await expect.element(page.getByRole('img', { name: '手写签名区，已签名' })).toBeVisible()
  await button('同意并签署').click()
  await expect.poll(place).toBe('/company-sign-result?signId=7')

  const sent = server.asked.find(({ call }) => call === `POST ${ONE}/sign`)
  const body = sent?.body as { verifyCode: string; signerName: string; signImage: string }
  expect([body.verifyCode, body.signerName]).toEqual(['123456', '蓝青'])
  expect(body.signImage).toMatch(/^data:image\/png;base64,/)
  for (const { headers } of server.asked) {
    expect([headers.get('X-Sign-Token'), headers.get('Authorization')]).toEqual(['secret', null])
  }
})

test('A02-7 the seconds of reading are counted down before anybody signs', async () => {
  serve(answers({ readingLeft: 2, readDate: '2026-11-15 10:01:00' }))
  await openPage(<SignPage />, { path: byLink })
  await expect.element(button(/还需阅读 \d 秒/)).toBeDisabled()
  await expect.element(button('同意并签署'), { timeout: 4000 }).toBeEnabled()
})

test('a stroke is taken back, and all of them', async () => {
  serve(answers({ readDate: '2026-11-15 10:01:00' }))
  await openPage(<SignPage />, { path: byLink })
  await expect.element(button('同意并签署')).toBeEnabled()
  draw()
  draw()
  const drawn = page.getByRole('img', { name: '手写签名区，已签名' })
  await button('撤销一笔').click()
  await expect.element(drawn).toBeVisible()
  await button('撤销一笔').click()
  await expect.element(page.getByRole('img', { name: '手写签名区，未签名' })).toBeVisible()
  draw()
  await button('清除').click()
  await expect.element(page.getByRole('img', { name: '手写签名区，未签名' })).toBeVisible()
})

test('A02-7 a wrong link says where the right one is', async () => {
  serve({})
  await openPage(<SignPage />, { path: byLink })
  await expect.element(page.getByText('签署链接无效')).toBeVisible()
  await openPage(<SignPage />, { path: '/company-sign' })
  await expect.element(page.getByText('签署链接无效')).toBeVisible()
})

test('a refusal needs a reason of five characters', async () => {
  const server = serve(answers({ readDate: '2026-11-15 10:01:00' }))
  const { place } = await openPage(<SignPage />, { path: byLink })
  await button('拒绝签署').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('拒签原因').fill('不签')
  await dialog.getByRole('button', { name: '确认拒签' }).click()
  await expect.element(dialog.getByText('拒签原因长度不能少于5个字符')).toBeVisible()
  await dialog.getByLabelText('拒签原因').fill('第九条无法接受')
  await dialog.getByRole('button', { name: '确认拒签' }).click()
  await expect.poll(place).toBe('/company-sign-result?signId=7')
  const sent = server.asked.find(({ call }) => call === `POST ${ONE}/reject`)
  expect(sent?.body).toEqual({ reason: '第九条无法接受' })
})

test('a refused code keeps what was drawn', async () => {
  const server = serve(answers({ readDate: '2026-11-15 10:01:00' }))
  server.answer(`POST ${ONE}/sign`, () =>
    refusal(400, { title: '手机验证码错误或已过期', errorKey: 'code.bad' }),
  )
  await openPage(<SignPage />, { path: byLink })
  await page.getByLabelText('验证码', { exact: true }).fill('123456')
  draw()
  await button('同意并签署').click()
  await expect.element(page.getByText('手机验证码错误或已过期')).toBeVisible()
  await expect.element(page.getByRole('img', { name: '手写签名区，已签名' })).toBeVisible()
})

test('A02-7 the result offers the paper and calculates it anew', async () => {
  const server = serve({ [`GET ${ONE}`]: signed, [`GET ${ONE}/verify`]: verdict() })
  await openPage(<SignResult />, { path: '/company-sign-result?signId=7' })
  await expect.element(page.getByText('签署完成')).toBeVisible()
  await expect.element(button('下载签署文件')).toBeVisible()
  await button('核验文件').click()
  await expect.element(page.getByText('核验通过：文件自签署后未被改动')).toBeVisible()

  server.answer(`GET ${ONE}/verify`, verdict({ valid: false, fileUnchanged: false }))
  await openPage(<SignResult />, { path: '/company-sign-result?signId=7' })
  await button('核验文件').click()
  await expect.element(page.getByText('核验未通过：文件或记录与签署时不一致')).toBeVisible()
  await expect.element(page.getByText('文件摘要与签署时记录的一致：否')).toBeVisible()
})

test.each([
  ['EXPIRED', '签署链接已过期'],
  ['REJECTED', '已拒绝签署'],
])('A02-7 what is over (%s) is asked for again, by keyboard', async (status, title) => {
  storage.signLink.set({ signId: '7', token: 'secret' })
  const server = serve({ [`GET ${ONE}`]: sign({ status }), [`POST ${ONE}/reapply`]: {} })
  await openPage(<SignResult />, { path: '/company-sign-result?signId=7' })
  await expect.element(page.getByText(title)).toBeVisible()
  button('重新申请').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/已通知招商负责人/)).toBeVisible()
  expect(server.calls()).toContain(`POST ${ONE}/reapply`)
})
