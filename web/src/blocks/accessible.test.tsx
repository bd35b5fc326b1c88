import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import StoreDetail from '../modules/selection/merchant/store-detail'
import StoreForm from '../modules/selection/merchant/store-form'
import { StoreList } from '../modules/selection/merchant/store-list'
import Todo from '../modules/workflow/staff/todo'
import { ScreenContext } from '../state/current-screen'
import { screen } from '../state/screen'
import { expectAccessible } from '../testkit/axe'
import {
  rejectInfo,
  storeDetail,
  storeDiff,
  storeRow,
  storeTask,
  versions,
} from '../testkit/documents'
import { openPage } from '../testkit/page'
import { json, serve } from '../testkit/server'

const API = 'selection/api/merchant/offer-store-apprs'
const listed = (items: unknown[]) => json(items, { 'X-Total-Count': '44' })

const answers = {
  [`GET ${API}`]: () => listed([storeRow(1, 'CREATED'), storeRow(3, 'REJECTED')]),
  [`GET ${API}/counts`]: { all: 2, created: 1, rejected: 1 },
  [`GET ${API}/brands`]: [{ id: 11, brandNameCn: '花植', brandNature: 'OWN' }],
  [`GET ${API}/2`]: storeDetail(2, 'APPROVING', { versions }),
  [`GET ${API}/2/diff`]: storeDiff,
  [`GET ${API}/3`]: storeDetail(3, 'REJECTED', { rejectInfo }),
  'GET workflow/api/tasks': () =>
    listed([storeTask(1, { batchable: true }), storeTask(2, { round: 2 })]),
  'GET workflow/api/tasks/counts': { offerStoreTask: 2 },
}

const desk = screen({
  path: '/platform/todo',
  title: '审批工作台',
  load: async () => ({ default: Todo }),
})
const todo = (
  <ScreenContext value={desk}>
    <Todo />
  </ScreenContext>
)

const press = (name: string) => page.getByRole('button', { name }).click()

const SCREENS = [
  ['list', <StoreList key="list" />, '/stores', '/stores', '花植旗舰店 3'],
  ['form', <StoreForm key="form" />, '/edit/3', '/edit/:id', '说明开店时间'],
  ['detail', <StoreDetail key="detail" />, '/detail/3', '/detail/:id', '审批记录'],
  ['versions', <StoreDetail key="detail" />, '/detail/2?tab=versions', '/detail/:id', '全部版本'],
  ['desk', todo, '/platform/todo', '/platform/todo', '按时限排序'],
  ['task', todo, '/platform/todo?task=2', '/platform/todo', '只看变化'],
] as const

describe.each([
  [1440, 900],
  [390, 844],
])('at %i px', (width, height) => {
  test.each(SCREENS)(
    'R29 %s: nothing serious, nothing wider than the screen',
    async (_name, element, path, route, shown) => {
      await page.viewport(width, height)
      serve(answers)
      await openPage(element, { path, route, codes: ['offerStore_create'] })
      await expect.element(page.getByText(shown).first()).toBeVisible()
      await expectAccessible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )
})

test('R29 the dialogs of the desk: nothing serious', async () => {
  await page.viewport(1440, 900)
  serve({ ...answers, 'GET workflow/api/tasks/2/candidates': [] })
  for (const name of ['驳回', '转办', '征询']) {
    await openPage(todo, { path: '/platform/todo?task=2', route: '/platform/todo' })
    await press(name)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expectAccessible()
  }
})
