import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { storeRow } from '../../../testkit/documents'
import { openPage } from '../../../testkit/page'
import { type Asked, json, serve } from '../../../testkit/server'
import { StoreList } from './store-list'

const API = 'selection/api/merchant/offer-store-apprs'

const rows = [
  storeRow(1, 'CREATED'),
  storeRow(2, 'APPROVING'),
  storeRow(3, 'REJECTED'),
  storeRow(4, 'APPROVED'),
]

const counts = {
  all: 4,
  created: 1,
  approving: 1,
  rejected: 1,
  approved: 1,
  completed: 0,
  cancelled: 0,
}

const listed = (items: unknown[], total = items.length) =>
  json(items, { 'X-Total-Count': String(total) })

const answers = () => ({
  [`GET ${API}`]: () => listed(rows),
  [`GET ${API}/counts`]: counts,
})

const open = (path = '/business/info?tab=store') =>
  openPage(<StoreList />, { path, codes: ['offerStore_create'] })

const lastQuery = (asked: Asked[], call: string) =>
  Object.fromEntries(asked.findLast((one) => one.call === call)?.query ?? [])

beforeEach(() => page.viewport(1440, 900))

test('S9-01 S2-33 rows show with the operations that the server allows', async () => {
  const server = serve(answers())
  await open()
  await expect.element(page.getByText('花植旗舰店 1')).toBeVisible()
  expect(lastQuery(server.asked, `GET ${API}`)).toEqual({
    page: '0',
    size: '20',
    sort: 'createdDate,desc',
  })
  const approved = page.getByRole('row', { name: /花植旗舰店 4/ })
  await expect
    .element(approved.getByRole('button', { name: '解除关联 花植旗舰店 4' }))
    .toBeVisible()
  await expect.element(approved.getByRole('button', { name: /编辑/ })).not.toBeInTheDocument()
  const draft = page.getByRole('row', { name: /花植旗舰店 1/ })
  await expect.element(draft.getByRole('button', { name: /编辑/ })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: '待修改 1' })).toBeVisible()
})
