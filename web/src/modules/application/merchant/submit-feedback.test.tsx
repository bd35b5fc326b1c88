import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { json, serve } from '../../../testkit/server'
import SubmitFeedback from './submit-feedback'

const FEEDBACKS = 'application/api/feedbacks'

const row = (more = {}) => ({
  id: 1,
  code: 'FB2611150001',
  type: 'BUG',
  module: 'OFFER',
  title: '提交没有反应',
  urgency: 'LOW',
  status: 'REPLIED',
  score: null,
  assigneeName: '杨运营',
  companyName: '上海花植美妆有限公司',
  createdByName: '王芳',
  createdDate: '2026-11-15 10:00:00',
  lastReplyDate: '2026-11-15 11:00:00',
  actions: ['close', 'reopen'],
  ...more,
})

const detail = (more = {}) => ({
  ...row(),
  content: '提交时页面没有任何反应，刷新后内容丢失。',
  files: [],
  contact: '13800000001',
  relatedCode: '',
  pageUrl: '/offer/list',
  browser: 'Chrome',
  closedDate: null,
  replies: [
    { id: 5, by: '杨运营', staff: true, content: '已修复', files: [], date: '2026-11-15 11:00:00' },
  ],
  ...more,
})

const answers = () => ({
  [`GET ${FEEDBACKS}`]: () => json([row()], { 'X-Total-Count': '1' }),
  [`GET ${FEEDBACKS}/1`]: detail(),
  [`POST ${FEEDBACKS}/1/close`]: detail({ status: 'CLOSED', score: 5, actions: ['reopen'] }),
})

beforeEach(() => page.viewport(1440, 900))

test('S2-22 what was written stands at the right and opens with its answers; closing takes a score', async () => {
  const server = serve(answers())
  await openPage(<SubmitFeedback />, { path: '/submit-feedback', codes: ['submitFeedback_create'] })
  await page.getByRole('button', { name: /提交没有反应/ }).click()
  await expect.element(page.getByText('平台 / 杨运营')).toBeVisible()
  await page.getByLabelText('评分').getByRole('radio').nth(4).click({ force: true })
  await page.getByRole('button', { name: '关闭反馈' }).click()
  await expect
    .poll(() => server.asked.find(({ call }) => call === `POST ${FEEDBACKS}/1/close`)?.body)
    .toEqual({ score: 5 })
})

test('S5-11 an empty form says what is missing, a short text that it is short', async () => {
  serve(answers())
  await openPage(<SubmitFeedback />, { path: '/submit-feedback', codes: ['submitFeedback_create'] })
  await page.getByLabelText('内容').fill('太短了')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect.element(page.getByText('标题不能为空').first()).toBeVisible()
  await expect.element(page.getByText('内容长度不能少于10个字符').first()).toBeVisible()
})

test('without the code there is a list and no form', async () => {
  serve(answers())
  await openPage(<SubmitFeedback />, { path: '/submit-feedback' })
  await expect.element(page.getByRole('button', { name: /提交没有反应/ })).toBeVisible()
  expect(page.getByRole('button', { name: '提交反馈' }).query()).toBeNull()
})
