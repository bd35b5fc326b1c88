import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenContext } from '../../../state/current-screen'
import { openPage } from '../../../testkit/page'
import { type FakeServer, serve } from '../../../testkit/server'
import { product } from '..'
import MergeForm from './merge-form'
import OwnMerges from './merge-list'

const API = 'product/api/attr-merges'
const screen = product.screens.find(({ path }) => path === '/offer/attrMergeManager')
const bodyOf = (server: FakeServer, call: string) =>
  server.asked.findLast((one) => one.call === call)?.body

const suggestion = {
  mergeType: 'VALUE',
  categoryCode: 'Cosmetic',
  attrCode: 'executeStandard',
  attrLabel: '执行标准',
  sourceItems: [{ value: 'GB/T29680', usageCount: 2 }],
  targetItem: 'GB/T 29680',
  reason: '仅大小写、全半角、空格或单位写法不同',
}

const done = {
  id: 5,
  code: 'SX2611150001',
  title: '50ML → 50ml',
  status: 'COMPLETED',
  rowVersion: 3,
  actions: ['detail', 'version', 'log', 'undo'],
  createdByName: '李静',
  createdDate: '2026-11-15 10:00:00',
  companyName: '上海花植美妆有限公司',
  mergeType: 'SKU_SPEC',
  attrCode: '规格',
  attrLabel: '规格',
  categoryCode: 'Cosmetic',
  scope: 'COMPANY',
  affectedCount: 7,
  executedDate: '2026-11-15 11:00:00',
  undoneDate: null,
  canUndo: true,
}

beforeEach(() => page.viewport(1440, 900))

test('a suggestion becomes a draft at one press', async () => {
  const server = serve({
    [`GET ${API}/suggestions`]: [suggestion],
    [`GET ${API}`]: [],
    [`GET ${API}/counts`]: {},
    [`POST ${API}`]: { ...done, id: 9, status: 'CREATED' },
  })
  const { place } = await openPage(
    <ScreenContext value={screen ?? null}>
      <OwnMerges />
    </ScreenContext>,
    {
      path: '/offer/attrMergeManager',
      codes: ['attrMergeManager_create'],
    },
  )
  await page.getByRole('button', { name: '合并为GB/T 29680' }).click()
  await expect.poll(place).toBe('/offer/attr-merge/edit/9')
  expect(bodyOf(server, `POST ${API}`)).toEqual({
    mergeType: 'VALUE',
    categoryCode: 'Cosmetic',
    attrCode: 'executeStandard',
    sourceItems: [{ value: 'GB/T29680', usageCount: 2 }],
    targetItem: 'GB/T 29680',
    reason: '仅大小写、全半角、空格或单位写法不同',
  })
})

test('a merge that was carried out is taken back after a question', async () => {
  const server = serve({
    [`GET ${API}/suggestions`]: [],
    [`GET ${API}`]: [done],
    [`GET ${API}/counts`]: { all: 1, completed: 1 },
    [`POST ${API}/5/undo`]: { ...done, undoneDate: '2026-11-16 09:00:00', actions: ['detail'] },
  })
  await openPage(
    <ScreenContext value={screen ?? null}>
      <OwnMerges />
    </ScreenContext>,
    { path: '/offer/attrMergeManager' },
  )
  await expect.element(page.getByText('该类目下没有发现写法不一的属性')).toBeVisible()
  await page
    .getByRole('button', { name: /撤销合并/ })
    .first()
    .click()
  await expect
    .element(page.getByText('7 个报品将恢复原来的写法，今后录入也不再自动替换。'))
    .toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '撤销合并' }).click()
  await expect.poll(() => bodyOf(server, `POST ${API}/5/undo`)).toEqual({ rowVersion: 3 })
})

test('the words of one attribute go when another is chosen, and a source is no target', async () => {
  const words = [
    {
      mergeType: 'SKU_SPEC',
      attrCode: '规格',
      attrLabel: '规格',
      values: [
        { value: '50ml', usageCount: 3 },
        { value: '50ML', usageCount: 1 },
      ],
    },
    {
      mergeType: 'SKU_SPEC',
      attrCode: '颜色',
      attrLabel: '颜色',
      values: [{ value: '红', usageCount: 1 }],
    },
  ]
  serve({ [`GET ${API}/words`]: words })
  await openPage(<MergeForm />, { path: '/offer/attr-merge/create' })
  await page.getByRole('combobox', { name: /类目/ }).click()
  await page.getByTitle('美妆个护').click()
  await page.getByRole('combobox', { name: /属性/ }).click()
  await page.getByTitle('规格', { exact: true }).click()
  await page.getByRole('combobox', { name: /来源项/ }).click()
  await page.getByTitle('50ML（1）').click()
  const target = page.getByRole('combobox', { name: /目标项/ })
  await target.fill('50ML')
  await expect.element(page.getByText('来源与目标不能相同').first()).toBeVisible()
  await page.getByRole('combobox', { name: /属性/ }).click()
  await page.getByTitle('颜色', { exact: true }).click()
  await expect.element(target).toHaveValue('')
  await expect.element(page.getByText('保存草稿后显示会改写哪些报品')).toBeVisible()
})
