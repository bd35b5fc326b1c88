import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { learnOfferWords, sku } from '../../../../../testkit/offer-form'
import { openPage } from '../../../../../testkit/page'
import { serve } from '../../../../../testkit/server'
import { newRow } from '../../../parts/versions/rows'
import type { Sku } from './columns'
import { SkuGrid } from './sku-grid'

let rows: readonly Sku[] = []

function Sample({ start }: { start: readonly Sku[] }) {
  const [value, setValue] = useState(start)
  rows = value
  return <SkuGrid value={value} onChange={setValue} sold weighed supplies={false} reused={false} />
}

async function open(start: readonly Sku[] = [newRow()]) {
  serve({})
  await openPage(<Sample start={start} />)
  learnOfferWords()
}

const cell = (label: string, row = 1) =>
  page.getByLabelText(`第 ${row} 行 ${label}`, { exact: true })
const press = (name: string | RegExp) => page.getByRole('button', { name })
const two = [
  sku(),
  sku({ id: 902, skuName: '80g', spec: { 规格: '80g' }, barcode: '6901234500028' }),
] as Sku[]

beforeEach(() => page.viewport(1440, 900))

test('the check digit of a barcode is checked while it is typed', async () => {
  await open()
  await cell('条形码').click()
  await userEvent.keyboard('69012345')
  expect(page.getByText('第 1 行：条形码校验位有误').elements()).toHaveLength(0)
  await userEvent.keyboard('00012')
  await expect.element(page.getByText('第 1 行：条形码校验位有误')).toBeVisible()
  await expect.element(cell('条形码')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Backspace}1')
  await expect.element(cell('条形码')).not.toHaveAttribute('aria-invalid')
  await page.getByLabelText('第 1 行 无条码').click()
  await expect.element(cell('条形码')).toBeDisabled()
  expect(rows[0]).toMatchObject({ noBarcode: true, barcode: undefined })
})

test('S5-15 a price keeps digits and two places, and shows both when it is left', async () => {
  await open()
  await cell('页面价').fill('1a69.999')
  await expect.element(cell('页面价')).toHaveValue('169.99')
  await cell('备货').click()
  expect(rows[0]?.livePagePrice).toBe(169.99)
  await cell('页面价').fill('5')
  await cell('备货').click()
  await expect.element(cell('页面价')).toHaveValue('5.00')
})

test('Enter and the arrows walk through the grid', async () => {
  await open(two)
  await cell('页面价').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('页面价', 2)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(cell('页面价', 1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(cell('日常到手价', 1)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(cell('页面价', 1)).toHaveFocus()
})

test('a block from a sheet fills the cells and adds rows', async () => {
  await open()
  const data = new DataTransfer()
  data.setData('text/plain', '169\t159\n99\t89\n')
  cell('页面价')
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  await expect.element(cell('日常到手价', 2)).toHaveValue('89.00')
  expect(rows.map(({ livePagePrice }) => livePagePrice)).toEqual([169, 99])
})

test('what is needed is in sight and marked, the rest waits behind 更多列', async () => {
  await open()
  await expect
    .element(page.getByRole('columnheader', { name: '页面价' }))
    .toHaveTextContent('*页面价')
  expect(cell('吊牌价').elements()).toHaveLength(0)
  await press(/^更多列/).click()
  await cell('吊牌价').fill('90')
  await expect
    .element(page.getByRole('columnheader', { name: '吊牌价' }))
    .toHaveTextContent(/^吊牌价/)
  await press('收起更多列').click()
  expect(cell('吊牌价').elements()).toHaveLength(0)
  expect(rows[0]?.marketPrice).toBe(90)
})

test('F gives the grid the whole window where no text is typed, Esc takes it back', async () => {
  await open(two)
  const box = () => cell('页面价').element().closest('[data-whole]')
  await cell('规格名称').click()
  await userEvent.keyboard('F')
  expect(box()).toBeNull()
  await cell('页面价').click()
  await userEvent.keyboard('f')
  expect(box()?.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: 1440 })
  await expect.element(cell('页面价')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(box()).toBeNull()
})

test('what is wrong leads to its cell, which is not hidden under a column that stays', async () => {
  await page.viewport(900, 800)
  await open([sku({ plannedStock: 5 }), sku({ id: 902, barcode: '6901234500012' })] as Sku[])
  await press(/^定位 第 2 行：条形码校验位有误/).click()
  await expect.element(cell('条形码', 2)).toHaveFocus()
  const { left } = cell('条形码', 2).element().getBoundingClientRect()
  const name = cell('规格名称', 2).element().closest('td') as HTMLElement
  expect(left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right)
})

test('the generator makes a row for every combination and keeps what was typed', async () => {
  await open(two)
  await press('规格生成').click()
  await page.getByLabelText('属性 1 的值').fill('50g，80g，120g')
  await press('生成 3 个规格').click()
  await expect.element(cell('规格', 3)).toHaveValue('120g')
  expect(rows.map(({ id, barcode }) => [id, barcode])).toEqual([
    [901, '6901234500011'],
    [902, '6901234500028'],
    [undefined, undefined],
  ])
  await press('规格生成').click()
  await page.getByLabelText('属性 1 的值').fill(Array.from({ length: 51 }, (_, at) => at).join(','))
  await expect.element(page.getByText(/最多50个/)).toBeVisible()
  await expect.element(press(/生成 51/)).toBeDisabled()
})

test('a column is filled at once; rows are added, copied and removed, but one stays', async () => {
  await open([newRow()])
  await expect.element(press('删除第 1 行')).toBeDisabled()
  await press('添加规格').click()
  await press('批量填充').click()
  await page.getByLabelText('填充列').click()
  await page.getByTitle('备货').click()
  await page.getByLabelText('备货填充值').fill('500')
  await press(/^填\s?充$/).click()
  await expect.element(cell('备货', 2)).toHaveValue('500')
  await press('复制第 2 行').click()
  expect(rows.map(({ plannedStock }) => plannedStock)).toEqual([500, 500, 500])
  await press('删除第 1 行').click()
  expect(rows).toHaveLength(2)
})

test('on a phone each version is a card', async () => {
  await page.viewport(390, 844)
  await open(two)
  await expect.element(page.getByRole('listitem', { name: '规格 2' })).toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(0)
  await cell('备货', 2).fill('7')
  expect(rows[1]?.plannedStock).toBe(7)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test.each([1440, 390])(
  'fifty versions can be read and used by everybody at %i',
  async (width) => {
    await page.viewport(width, 900)
    await open(
      Array.from({ length: 50 }, (_, at) => ({ ...newRow(), id: at + 1, skuName: `规格${at}` })),
    )
    await expect.element(cell('规格名称', 50)).toBeInTheDocument()
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    // A thousand inputs are many to look at.
  },
  60_000,
)
