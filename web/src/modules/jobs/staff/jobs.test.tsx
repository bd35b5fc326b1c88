import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testkit/axe'
import { openPage } from '../../../testkit/page'
import { json, refusal, serve } from '../../../testkit/server'
import type { Job, JobRun } from './calls'
import Jobs from './jobs'

const run = (id: number, given: Partial<JobRun> = {}): JobRun => ({
  id,
  name: 'certificate.expiry',
  title: '证照到期',
  startedDate: '2026-11-16 02:00:00',
  finishedDate: '2026-11-16 02:00:03',
  ok: true,
  detail: '3 个证照到期',
  ...given,
})

const jobs: Job[] = [
  {
    name: 'certificate.expiry',
    title: '证照到期',
    schedule: '每天 02:00',
    nextDate: '2026-11-17 02:00:00',
    lastRun: run(1),
  },
  { name: 'purge', title: '清理过期数据', schedule: '每天 03:15', nextDate: null, lastRun: null },
]

const open = (path: string, more: object = {}) => {
  const server = serve({
    'GET admin/api/jobs': jobs,
    'GET admin/api/job-runs': () => json([run(2, { ok: false })], { 'X-Total-Count': '1' }),
    ...more,
  })
  const opened = openPage(<Jobs />, {
    path,
    route: '/platform/jobs',
    codes: ['platformJobs', 'job_run'],
  })
  return { server, opened }
}

beforeEach(() => page.viewport(1440, 900))

test('a job is run now, and says what came of it', async () => {
  const { server, opened } = open('/platform/jobs', {
    'POST admin/api/jobs/certificate.expiry/run': run(3, { detail: '5 个证照到期' }),
    'POST admin/api/jobs/purge/run': () => refusal(409, { message: '任务正在运行，请稍后再试' }),
  })
  await opened
  await expect.element(page.getByText('每天 02:00')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '立即运行 证照到期' }).click()
  await expect.element(page.getByText('证照到期已运行：5 个证照到期')).toBeVisible()
  await page.getByRole('button', { name: '立即运行 清理过期数据' }).click()
  await expect.element(page.getByText('任务正在运行，请稍后再试')).toBeVisible()
  expect(server.calls().filter((call) => call.startsWith('POST')).length).toBe(2)
})

test('runs that failed have a tab of their own', async () => {
  const { server, opened } = open('/platform/jobs?tab=failed')
  await opened
  await expect.element(page.getByText('失败').last()).toBeVisible()
  const asked = server.asked.findLast(({ call }) => call === 'GET admin/api/job-runs')
  expect(asked?.query.get('ok')).toBe('false')
})
