import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { offerStoreAppr } from '../../modules/selection/document'
import { storeDiff, versions } from '../../testkit/documents'
import { openPage } from '../../testkit/page'
import { type FakeServer, serve } from '../../testkit/server'
import { VersionDiff } from './version-diff'

const CALL = 'GET selection/api/merchant/offer-store-apprs/2/diff'

const open = (from?: number) =>
  openPage(<VersionDiff doc={offerStoreAppr} id={2} versions={versions} from={from} />)

const lastQuery = ({ asked }: FakeServer) =>
  Object.fromEntries(asked.findLast(({ call }) => call === CALL)?.query ?? [])

beforeEach(() => page.viewport(1440, 900))

test('the server proposes the pair; words, figures, files and rows show what became of them', async () => {
  const server = serve({ [CALL]: storeDiff })
  await open()
  await expect.element(page.getByText('变化 6 处，关键 2 处')).toBeVisible()
  expect(lastQuery(server)).toEqual({ all: 'false' })
  const name = page.getByRole('row', { name: /店铺名称/ })
  await expect.element(name.getByRole('insertion')).toHaveTextContent('官方')
  await expect.element(name.getByText('关键')).toBeVisible()
  await expect.element(page.getByText('↓¥10,000.00（−20.00%）')).toBeVisible()
  const files = page.getByRole('row', { name: /后台截图/ })
  await expect.element(files.getByText('替换')).toBeVisible()
  await expect.element(files.getByText('新增')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /A1/ }).getByText('↑2,000（+25.00%）'))
    .toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /B2/ }).getByText('粉丝数 3,000'))
    .toBeVisible()
})

test('versions are picked and swapped, and all fields can be shown', async () => {
  const server = serve({ [CALL]: storeDiff })
  await open(501)
  await expect.element(page.getByText('店铺信息 3')).toBeVisible()
  expect(lastQuery(server)).toMatchObject({ from: '501' })
  await page.getByRole('button', { name: '交换两侧版本' }).click()
  await expect.poll(() => lastQuery(server)).toMatchObject({ from: '502', to: '501' })
  await page.getByRole('switch', { name: '只看变化' }).click()
  await expect.poll(() => lastQuery(server)).toMatchObject({ all: 'true' })
  await page.getByRole('combobox', { name: '较新的版本' }).click()
  await page.getByTitle('当前内容').click()
  await expect.poll(() => lastQuery(server)).toMatchObject({ to: 'current' })
})

test('two equal versions say so', async () => {
  const none = { added: 0, removed: 0, changed: 0, keyChanged: 0 }
  serve({ [CALL]: { ...storeDiff, groups: [], stats: none } })
  await open()
  await expect.element(page.getByText('两个版本没有差异')).toBeVisible()
})

test('on a phone old and new stand as pairs', async () => {
  await page.viewport(390, 844)
  serve({ [CALL]: storeDiff })
  await open()
  await expect.element(page.getByRole('term').getByText('店铺名称')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  expect(page.getByLabelText('改为').all()).toHaveLength(6)
  expect(document.documentElement.scrollWidth).toBe(390)
})
