import { type Key, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { type Column, DataTable, type DataTableProps } from './data-table'

interface Row {
  id: number
  name: string
  price: string
  children?: Row[]
}

const columns: Column<Row>[] = [
  { key: 'name', title: '名称', width: 200, cell: ({ name }) => name },
  {
    key: 'price',
    title: '价格',
    width: 120,
    align: 'right',
    card: 'figure',
    cell: ({ price }) => price,
  },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    id: n,
    name: `商品${n}`,
    price: n % 2 ? `¥${n}` : '',
  }))

const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable
    label="列表"
    columns={columns}
    rows={rowsOf(2)}
    rowKey={({ id }) => id}
    rowName={({ name }) => name}
    {...props}
  />
)

beforeEach(() => page.viewport(1440, 900))

const width = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().width ?? 0

/** What the scrolling frame has left below its head. */
function bodyHeight() {
  const table = page.getByRole('table').element()
  const head = table.querySelector('thead')?.getBoundingClientRect().height ?? 0
  return (table.parentElement?.clientHeight ?? 0) - head
}

test('S2-32 without rows there is no table but what the list says instead', async () => {
  await renderPart(table({ rows: [], empty: '还没有报品' }))
  await expect.element(page.getByText('还没有报品')).toBeVisible()
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('S2-37 an empty cell shows a dash', async () => {
  await renderPart(table({}))
  await expect.element(page.getByRole('cell', { name: '-', exact: true })).toBeVisible()
})

test('S9-12 the body is at most 500 high, checkbox 60, operations 200', async () => {
  await renderPart(
    table({
      rows: rowsOf(40),
      selection: { keys: [], onChange: vi.fn() },
      actions: () => [{ key: 'a', label: '详情', onClick: vi.fn() }],
    }),
  )
  await expect.element(page.getByText('商品39')).toBeInTheDocument()
  expect(bodyHeight()).toBe(500)
  expect(width('th:first-of-type')).toBe(60)
  expect(Math.round(width('th:last-of-type'))).toBeGreaterThanOrEqual(200)
})

test('S9-12 above 100 rows only those in sight are drawn', async () => {
  await renderPart(table({ rows: rowsOf(101) }))
  await expect.element(page.getByText('商品0', { exact: true })).toBeVisible()
  await expect.element(page.getByText('商品100')).not.toBeInTheDocument()
})

test('S9-12 a tree indents by 20', async () => {
  const [child] = rowsOf(1)
  const tree = [{ id: 9, name: '上级', price: '', children: child ? [child] : [] }]
  await renderPart(table({ rows: tree, tree: 'children' }))
  const indent = document.querySelector<HTMLElement>('[data-row-key="0"] td > span')
  expect(indent?.style.paddingLeft).toBe('20px')
})

test('a branch of a tree is closed and opened by keyboard', async () => {
  const [child] = rowsOf(1)
  const tree = [{ id: 9, name: '上级', price: '', children: child ? [child] : [] }]
  await renderPart(table({ rows: tree, tree: 'children' }))
  page.getByRole('button', { name: '收起 上级' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('商品0')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '展开 上级' }).click()
  await expect.element(page.getByText('商品0')).toBeVisible()
})

test('a page of 100 rows is drawn whole', async () => {
  await renderPart(table({ rows: rowsOf(100) }))
  await expect.element(page.getByText('商品99')).toBeInTheDocument()
  expect(page.getByRole('row').elements()).toHaveLength(101)
})

test('S2-35 all of this page are chosen and given back at once, those of another page stay', async () => {
  await renderPart(<Choosing />)
  const all = page.getByRole('checkbox', { name: '全选本页' })
  await page.getByRole('checkbox', { name: '选择 商品2' }).click()
  expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
  await all.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('77,0,2')
  await expect.element(all).toBeChecked()
  await all.click()
  await expect.element(page.getByRole('status')).toHaveTextContent(/^77$/)
})

test('what is stuck to a side shows its edge while something lies under it', async () => {
  const wide = columns.map((column) => ({ ...column, width: 900 }))
  await renderPart(
    table({ columns: wide, actions: () => [{ key: 'a', label: '详情', onClick: vi.fn() }] }),
  )
  const frame = () => page.getByRole('table').element().parentElement as HTMLElement
  await expect.poll(() => frame().hasAttribute('data-more-right')).toBe(true)
  const button = page.getByRole('button', { name: '详情 商品0' }).element()
  expect(button.getBoundingClientRect().right).toBeLessThan(frame().getBoundingClientRect().right)
  frame().scrollLeft = 9999
  await expect.poll(() => frame().hasAttribute('data-more-right')).toBe(false)
  expect(frame().hasAttribute('data-more-left')).toBe(true)
})

function Choosing() {
  const [keys, onChange] = useState<Key[]>([77])
  return (
    <>
      {table({
        rows: rowsOf(3),
        selection: { keys, onChange, disabled: ({ id }) => (id === 1 ? '已作废' : undefined) },
      })}
      <output>{keys.join()}</output>
    </>
  )
}

test('S2-35 rows are chosen by keyboard; what another page chose stays', async () => {
  await renderPart(<Choosing />)
  await expect.element(page.getByRole('checkbox', { name: '选择 商品1' })).toBeDisabled()
  page.getByRole('checkbox', { name: '选择 商品0' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('status')).toHaveTextContent('77,0')
})

function Ticking({ onChange }: { onChange: (keys: Key[]) => void }) {
  const [keys, setKeys] = useState<Key[]>([])
  const choose = (next: Key[]) => {
    onChange(next)
    setKeys(next)
  }
  const disabled = ({ id }: Row) => (id === 2 ? '已作废' : undefined)
  return table({ rows: rowsOf(6), selection: { keys, onChange: choose, disabled } })
}

test('with Shift all rows from the last one to this are chosen', async () => {
  const onChange = vi.fn()
  await renderPart(<Ticking onChange={onChange} />)
  await page.getByRole('checkbox', { name: '选择 商品1' }).click()
  await userEvent.keyboard('{Shift>}')
  await page.getByRole('checkbox', { name: '选择 商品4' }).click()
  await userEvent.keyboard('{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith([1, 3, 4])
})

test('S2-36 a head sorts and says in which order', async () => {
  const onChange = vi.fn()
  const sort = { keys: ['price'], value: { key: 'price', order: 'desc' as const }, onChange }
  await renderPart(table({ sort }))
  const head = page.getByRole('columnheader', { name: '价格' })
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await expect
    .element(page.getByRole('columnheader', { name: '名称' }))
    .not.toHaveAttribute('aria-sort')
  await head.getByRole('button').click()
  expect(onChange).toHaveBeenCalledWith({ key: 'price', order: 'asc' })
})

test('a column is drawn wider at its edge, and pressed twice is as it was', async () => {
  const onWidth = vi.fn()
  const view = await renderPart(table({ onWidth }))
  const head = page.getByRole('columnheader', { name: '价格' }).element() as HTMLElement
  const edge = head.querySelector('span[aria-hidden]') as HTMLElement
  edge.setPointerCapture = () => undefined
  const before = head.offsetWidth
  const at = (type: string, clientX: number) =>
    edge.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button: 0, pointerId: 1 }))
  at('pointerdown', 500)
  at('pointermove', 560)
  expect(head.offsetWidth).toBe(before + 60)
  at('pointerup', 560)
  expect(onWidth).toHaveBeenLastCalledWith('price', before + 60)
  edge.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(onWidth).toHaveBeenLastCalledWith('price', undefined)
  await view.unmount()
})

test('a row opens below itself, and the last line has the totals', async () => {
  await renderPart(table({ expanded: ({ name }) => `${name}的明细`, totals: { price: '¥99' } }))
  await expect.element(page.getByText('商品1的明细')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '展开 商品1' }).click()
  await expect.element(page.getByText('商品1的明细')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '¥99' })).toBeVisible()
})

test('S2-32 while nothing is known, rows of the real height stand for it', async () => {
  await renderPart(table({ rows: undefined }))
  await expect.element(page.getByRole('status', { name: '加载中' })).toBeVisible()
  const row = document.querySelector('tbody tr')
  expect(row?.getBoundingClientRect().height).toBe(61)
})

test.each([
  [1, 38],
  [2, 61],
] as const)('a row of %s lines is %s high', async (lines, height) => {
  await renderPart(table({ lines }))
  const row = document.querySelector('tbody tr')
  expect(Math.floor(row?.getBoundingClientRect().height ?? 0)).toBe(height)
})

test('S2-32 on a phone each row is a card with its figures and operations', async () => {
  await page.viewport(390, 844)
  const open = vi.fn()
  await renderPart(table({ actions: () => [{ key: 'a', label: '详情', onClick: open }] }))
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(page.getByText('价格').first()).toBeVisible()
  const button = page.getByRole('button', { name: '详情 商品1' })
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await button.click()
  expect(open).toHaveBeenCalledOnce()
})
