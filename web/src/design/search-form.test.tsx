import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fillDictionary, renderPart } from '../testkit/parts'
import type { SearchField } from './search-fields'
import { SearchForm, type SearchFormProps } from './search-form'

const text = (n: number): SearchField => ({ name: `f${n}`, label: `条件${n}`, kind: 'text' })
const six = [1, 2, 3, 4, 5, 6].map(text)

const open = (props: Partial<SearchFormProps>) =>
  renderPart(<SearchForm fields={six} values={NONE} onSearch={vi.fn()} {...props} />)
const NONE = {}

beforeEach(() => page.viewport(1440, 900))

test('S9-14 four fields a row with labels of 90, the rest behind 展开', async () => {
  await open({})
  await expect.element(page.getByLabelText('条件4')).toBeVisible()
  await expect.element(page.getByLabelText('条件5')).not.toBeInTheDocument()
  const tops = () =>
    new Set(
      [1, 2, 3, 4].map(
        (n) => page.getByLabelText(`条件${n}`).element().getBoundingClientRect().top,
      ),
    )
  expect(tops().size).toBe(1)
  expect(page.getByText('条件1').element().getBoundingClientRect().width).toBe(90)
  const before = page.getByRole('button', { name: '查询' }).element().getBoundingClientRect()
  await page.getByRole('button', { name: '展开' }).click()
  await expect.element(page.getByLabelText('条件6')).toBeVisible()
  const after = page.getByRole('button', { name: '查询' }).element().getBoundingClientRect()
  expect(after.toJSON()).toEqual(before.toJSON())
})

test('S2-35 Enter searches, 重置 empties and searches', async () => {
  const onSearch = vi.fn()
  await open({ onSearch })
  await userEvent.type(page.getByLabelText('条件1'), '花植{Enter}')
  expect(onSearch).toHaveBeenLastCalledWith({ f1: '花植' })
  await page.getByRole('button', { name: '重置' }).click()
  expect(onSearch).toHaveBeenLastCalledWith({})
  await expect.element(page.getByLabelText('条件1')).toHaveValue('')
})

test('S2-35 a slash goes to the first field, but not while one writes', async () => {
  await open({})
  await userEvent.keyboard('/')
  await expect.element(page.getByLabelText('条件1')).toHaveFocus()
  await userEvent.keyboard('a/b')
  await expect.element(page.getByLabelText('条件1')).toHaveValue('a/b')
})

test('S2-35 what the address says shows in the fields', async () => {
  const { rerender } = await open({ values: { f1: '旧' } })
  await expect.element(page.getByLabelText('条件1')).toHaveValue('旧')
  await rerender(<SearchForm fields={six} values={{ f1: '新' }} onSearch={vi.fn()} />)
  await expect.element(page.getByLabelText('条件1')).toHaveValue('新')
})

test('S2-35 what is being typed survives a list that renders anew', async () => {
  const { rerender } = await open({ values: { f1: '旧' } })
  await userEvent.fill(page.getByLabelText('条件2'), '正在写')
  await rerender(<SearchForm fields={six} values={{ f1: '旧' }} onSearch={vi.fn()} />)
  await expect.element(page.getByLabelText('条件2')).toHaveValue('正在写')
})

test('S9-16 a field with operators turns from 等于 to 不等于', async () => {
  fillDictionary('Risk', { LOW: '低风险', HIGH: '高风险' })
  const onSearch = vi.fn()
  await open({
    fields: [{ name: 'risk', label: '风险', kind: 'dict', dict: 'Risk' }],
    values: { risk: { op: 'in', values: ['LOW', 'HIGH'] } },
    onSearch,
  })
  await expect.element(page.getByText('低风险 等 2 项')).toBeVisible()
  await page.getByRole('button', { name: '风险：等于，点击切换' }).click()
  await page.getByRole('button', { name: '查询' }).click()
  expect(onSearch).toHaveBeenCalledWith({ risk: { op: 'not_in', values: ['LOW', 'HIGH'] } })
})

test('S2-35 a date range spans two columns', async () => {
  await open({
    fields: [text(1), { name: 'd', label: '日期', kind: 'dateRange' }, text(2), text(3)],
  })
  await expect.element(page.getByPlaceholder('开始日期')).toBeVisible()
  const [one, range] = [page.getByLabelText('条件1'), page.getByPlaceholder('开始日期')].map(
    (found) => found.element().closest('[data-span]')?.getBoundingClientRect().width ?? 0,
  )
  expect(range).toBeGreaterThan(2 * (one ?? 0))
  // One and two and one are four: the last field waits behind 展开.
  await expect.element(page.getByLabelText('条件3')).not.toBeInTheDocument()
})

test('S2-35 a search can be kept under a name, chosen and forgotten', async () => {
  const [onSave, onForget, onSearch] = [vi.fn(), vi.fn(), vi.fn()]
  const saved = [{ id: '7', name: '待修改', values: { f1: '改' } }]
  await open({ onSave, onForget, onSearch, saved })
  await page.getByRole('button', { name: '展开' }).click()
  await userEvent.fill(page.getByLabelText('条件1'), '花')
  await page.getByRole('button', { name: '存为常用' }).click()
  await userEvent.type(page.getByLabelText('常用筛选的名称'), '花植的{Enter}')
  expect(onSave).toHaveBeenCalledWith('花植的', { f1: '花' })
  expect(onSearch).not.toHaveBeenCalled()
  await page.getByText('待修改').click()
  expect(onSearch).toHaveBeenCalledWith({ f1: '改' })
  await page.getByRole('button', { name: '删除常用筛选 待修改' }).click()
  expect(onForget).toHaveBeenCalledWith('7')
})

test('S2-35 on a phone the fields wait behind 筛选', async () => {
  await page.viewport(390, 844)
  await open({ values: { f1: '花' } })
  await expect.element(page.getByLabelText('条件1')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '筛选（1）' }).click()
  await expect.element(page.getByLabelText('条件6')).toBeVisible()
})
