import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../../../testkit/page'
import { serve } from '../../../testkit/server'
import Config from './config'

const item = {
  id: 1,
  type: 'StoreType',
  value: 'FLAGSHIP',
  label: '旗舰店',
  liveRoom: '',
  parentId: 0,
  sort: 1,
  color: '',
  enabled: true,
  isSystem: true,
  remark: '',
  rowVersion: 3,
  useCount: 4,
  children: [],
}
const own = { ...item, id: 2, value: 'MALL', label: '商场店', isSystem: false, useCount: 0 }
const scoped = { ...own, id: 3, value: 'NIGHT', label: '夜场店', liveRoom: 'promote618' }

const answers = () => ({
  'GET bizconfig/api/dict-types': [
    { code: 'StoreType', label: '店铺类型', itemCount: 3, keptIn: null },
    { code: 'LiveRoom', label: '直播间', itemCount: 6, keptIn: '直播间' },
  ],
  'GET bizconfig/api/dict-items': [item, own, scoped],
  'GET admin/api/dictionarys/version': { version: 2 },
  'GET admin/api/getAllDictionarys/2': { version: 2, items: [] },
  'PUT bizconfig/api/dict-items': { id: 1, rowVersion: 4 },
})

test('a system item is renamed with its value fixed, and the dictionary is read anew', async () => {
  const server = serve(answers())
  await openPage(<Config />, { path: '/platform/config?tab=dict', codes: ['dict_edit'] })
  await expect.element(page.getByText('使用 4 次')).toBeVisible()
  await page.getByRole('button', { name: '编辑 旗舰店' }).click()
  await expect.element(page.getByLabelText('字典值')).toBeDisabled()
  await userEvent.fill(page.getByLabelText('显示名称'), '官方旗舰店')
  await page
    .getByRole('button', { name: '保 存' })
    .or(page.getByRole('button', { name: '保存' }))
    .click()
  await expect.poll(() => server.calls()).toContain('PUT bizconfig/api/dict-items')
  const sent = server.asked.find(({ call }) => call === 'PUT bizconfig/api/dict-items')?.body
  expect(sent).toMatchObject({ id: 1, rowVersion: 3, value: 'FLAGSHIP', label: '官方旗舰店' })
  await expect.poll(() => server.calls()).toContain('GET admin/api/getAllDictionarys/2')
})

test('whoever may not edit sees no buttons', async () => {
  serve(answers())
  await openPage(<Config />, { path: '/platform/config?tab=dict', codes: [] })
  await expect.element(page.getByText('旗舰店', { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: '编辑 旗舰店' }).query()).toBeNull()
  expect(page.getByRole('button', { name: '新增字典项' }).query()).toBeNull()
})

test('whoever keeps the words alone begins with them', async () => {
  serve({ 'GET bizconfig/api/compliance-words': [] })
  await openPage(<Config />, { path: '/platform/config', codes: ['compliance_edit'] })
  await expect
    .element(page.getByRole('tab', { name: '违禁词' }))
    .toHaveAttribute('aria-selected', 'true')
})
