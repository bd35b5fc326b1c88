import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { byPage } from '../../../state/polls'
import { openPage } from '../../../testkit/page'
import { serve } from '../../../testkit/server'
import type { TodoCount } from './calls'
import { share } from './certs-card'
import { OnboardingCard } from './onboarding-card'
import { TasksCard } from './tasks-card'
import { TodoStrip } from './todo-strip'
import { WaitingCard } from './waiting-card'

const figure = (code: string, count: number, opens: string): TodoCount => ({
  code,
  label: `待办${code}`,
  hint: '去处理',
  count,
  list: '/services/x',
  opens,
})

beforeEach(() => {
  serve({ 'GET admin/api/message-location-logs/type/count': [] })
})

test('A16-1 every figure is a link to its list; a zero stays and says so', async () => {
  await openPage(
    <TodoStrip todos={[figure('A', 3, '/business/info?tab=cert'), figure('B', 0, '/articles')]} />,
  )
  const full = page.getByRole('link', { name: /待办A/ })
  await expect.element(full).toHaveTextContent('待办A3去处理')
  expect(full.element().getAttribute('href')).toContain('/business/info?tab=cert')
  await expect.element(page.getByRole('link', { name: /待办B/ })).toHaveTextContent('待办B0暂无')
})

test('A16-1 the staff see each kind of task and what of it is late', async () => {
  const tasks = [
    {
      todo: figure('S', 4, '/platform/todo?type=S'),
      overdue: figure('S', 1, '/platform/todo?type=S&overtime=true'),
    },
    {
      todo: figure('T', 2, '/platform/todo?type=T'),
      overdue: figure('T', 0, '/platform/todo?type=T&overtime=true'),
    },
  ]
  await openPage(<TasksCard tasks={tasks} />)
  await expect.element(page.getByText('共 6 项，超时 1 项')).toBeVisible()
  const late = page.getByRole('link', { name: '超时 1 项' })
  expect(late.element().getAttribute('href')).toContain('type=S&overtime=true')
  await expect.element(page.getByText('无超时')).toBeVisible()
})

test('S3-01 a newcomer sees the steps until the last one is done', async () => {
  const step = (code: string, percent: number) => ({
    code,
    label: code,
    hint: '',
    percent,
    done: percent >= 80,
    opens: '/x',
  })
  const shown = await openPage(<OnboardingCard steps={[step('甲', 80), step('乙', 40)]} />)
  await expect.element(page.getByText('已完成 1 / 2')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /乙/ })).toHaveTextContent('40%')
  await shown.unmount()
  await openPage(<OnboardingCard steps={[step('甲', 100)]} />)
  expect(page.getByText('入驻进度').elements()).toHaveLength(0)
})

test('S9-11 what waits for the platform is a number, and each part of it opens its list', async () => {
  const waiting = [
    figure('报品', 4, '/offer/list?state=APPROVING'),
    figure('店铺', 0, '/business/info?tab=store&state=APPROVING'),
  ]
  await openPage(<WaitingCard waiting={waiting} />)
  await expect.element(page.getByText('共 4 项')).toBeVisible()
  const offers = page.getByRole('link', { name: /待办报品/ })
  expect(offers.element().getAttribute('href')).toContain('/offer/list?state=APPROVING')
  expect(page.getByRole('link', { name: /待办店铺/ }).elements()).toHaveLength(0)
})

test('the menu adds up what waits behind each page', () => {
  const waiting = byPage([
    figure('a', 2, '/business/info?tab=store'),
    figure('b', 1, '/business/info?tab=cert'),
    figure('c', 0, '/articles'),
  ])
  expect(waiting.get('/business/info')).toBe(3)
  expect(waiting.get('/articles')).toBe(0)
})

test('a certificate’s bar fills up towards its end', () => {
  expect([share(-3), share(0), share(45), share(90), share(null)]).toEqual([100, 100, 50, 4, 4])
})
