import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { type FakeServer, portalAnswers, refusal, serve, wangfang } from '../../../testkit/server'
import { Notice } from './notice'

const PATH = 'admin/api/message-preferences'

const preferences = (more: object = {}) => ({
  emailConfigured: true,
  smsConfigured: true,
  gzConfigured: false,
  types: [
    { type: 'TODO', typeLabel: '待办提醒', email: true, sms: true, gz: false },
    { type: 'FINANCE', typeLabel: '财务通知', email: false, sms: true, gz: false },
  ],
  ...more,
})

const answers = {
  ...portalAnswers(),
  'GET admin/api/getBizIndividualCenter': wangfang,
  [`GET ${PATH}`]: preferences(),
}

const box = (name: string) => page.getByRole('checkbox', { name })
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

beforeEach(() => page.viewport(1440, 900))

test('the box is always on, a way that the platform lacks cannot be chosen', async () => {
  serve(answers)
  await openPage(<Notice />)
  await expect.element(box('待办提醒：站内')).toBeDisabled()
  await expect.element(box('待办提醒：站内')).toBeChecked()
  await expect.element(box('待办提醒：公众号')).toBeDisabled()
  await expect.element(box('财务通知：邮件')).not.toBeChecked()
})

test('a choice is kept at once', async () => {
  const server = serve({ ...answers, [`PUT ${PATH}`]: preferences() })
  await openPage(<Notice />)
  await box('待办提醒：短信').click()
  await expect
    .poll(() => bodyOf(server, `PUT ${PATH}`))
    .toEqual({ types: [{ type: 'TODO', email: true, sms: false, gz: false }] })
})

test('a refused choice goes back to what it was, and says why', async () => {
  serve({ ...answers, [`PUT ${PATH}`]: refusal(400, { title: '企业当前状态不允许此操作' }) })
  await openPage(<Notice />)
  await box('待办提醒：短信').click()
  await expect.element(page.getByText('企业当前状态不允许此操作')).toBeVisible()
  await expect.element(box('待办提醒：短信')).toBeChecked()
})
