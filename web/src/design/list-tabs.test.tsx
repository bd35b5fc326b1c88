import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { BatchBar } from './batch-bar'
import { nextSort, type Sort, SortTabs, StatusTabs } from './list-tabs'
import { ListTools } from './list-tools'
import { Pager } from './pager'

function States() {
  const [value, onChange] = useState('all')
  const items = [
    { key: 'all', label: '全部', count: 3 },
    { key: 'draft', label: '草稿', count: 0 },
    { key: 'back', label: '待修改', count: 1, alert: true },
  ]
  return <StatusTabs items={items} value={value} onChange={onChange} />
}

test('S2-35 states are walked by arrows, and a zero stays', async () => {
  await renderPart(<States />)
  await expect.element(page.getByRole('tab', { name: '草稿 0' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: '草稿 0' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect
    .element(page.getByRole('tab', { name: '全部 3' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { name: '待修改 1' })).toHaveFocus()
})

test('S2-36 first downwards, then back and forth; another tab begins anew', () => {
  const first = nextSort(undefined, 'price')
  expect(first).toEqual({ key: 'price', order: 'desc' })
  const second = nextSort(first, 'price')
  expect(second.order).toBe('asc')
  expect(nextSort(second, 'price').order).toBe('desc')
  expect(nextSort(second, 'date')).toEqual({ key: 'date', order: 'desc' })
})

function Sorts() {
  const [value, onChange] = useState<Sort>()
  return <SortTabs items={[{ key: 'price', label: '到手价' }]} value={value} onChange={onChange} />
}

test('S2-36 the order is said, not only drawn', async () => {
  await renderPart(<Sorts />)
  await page.getByRole('button', { name: '到手价' }).click()
  await expect.element(page.getByRole('button', { name: '到手价，降序' })).toBeVisible()
  await page.getByRole('button', { name: '到手价，降序' }).click()
  await expect.element(page.getByRole('button', { name: '到手价，升序' })).toBeVisible()
})

test('S2-35 the batch bar counts, clears and acts', async () => {
  const [onClear, onClick] = [vi.fn(), vi.fn()]
  await renderPart(
    <BatchBar
      count={2}
      onClear={onClear}
      note="提交仅对草稿生效"
      actions={[{ key: 'cancel', label: '作废', danger: true, onClick }]}
    />,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('已选 2 项')
  await page.getByRole('button', { name: '取消选择' }).click()
  await page.getByRole('button', { name: '作废' }).click()
  expect(onClear).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledOnce()
})

test('S2-35 density and columns are chosen beside the total', async () => {
  const [onDensity, onChange] = [vi.fn(), vi.fn()]
  const all = [
    { key: 'a', title: '价格' },
    { key: 'b', title: '备货' },
  ]
  await renderPart(
    <ListTools
      total={18}
      onDensity={onDensity}
      columns={{ all, hidden: [], order: [], pinned: [], widths: {}, onChange }}
    />,
  )
  await expect.element(page.getByText('共 18 条')).toBeVisible()
  await page.getByRole('button', { name: '表格密度' }).click()
  await page.getByRole('menuitem', { name: '紧凑' }).click()
  expect(onDensity).toHaveBeenCalledWith('small')
  await page.getByRole('button', { name: '显示的列' }).click()
  await page.getByRole('checkbox', { name: '备货' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ hidden: ['b'] })
  await page.getByRole('button', { name: '备货上移' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ order: ['b', 'a'] })
  await page.getByRole('button', { name: '备货固定在左侧' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ pinned: ['b'] })
  await expect.element(page.getByRole('button', { name: '恢复默认' })).toBeDisabled()
})

test('S9-01 S9-02 the foot names the range; another size begins at page 1', async () => {
  const onChange = vi.fn()
  const { rerender } = await renderPart(
    <Pager page={2} size={10} total={18} onChange={onChange} extraSizes={[200]} />,
  )
  await expect.element(page.getByText('第 11–18 条，共 18 条')).toBeVisible()
  await page.getByRole('combobox').click()
  await expect.element(page.getByText('200 条/页')).toBeInTheDocument()
  await page.getByText('20 条/页', { exact: true }).click()
  expect(onChange).toHaveBeenCalledWith(1, 20)
  await rerender(<Pager page={1} size={20} total={18} onChange={onChange} />)
  await expect.element(page.getByText('共 18 条')).not.toBeInTheDocument()
})
