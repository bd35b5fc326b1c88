import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../testkit/parts'
import { DateInput, DateRange, type DateRangeValue } from './date-input'
import { type Region, RegionCascader } from './region-cascader'

const held = () => page.getByRole('status')

function OneDate({ time = false }: { time?: boolean }) {
  const [value, onChange] = useState<string | undefined>('2026-11-12')
  return (
    <>
      <DateInput value={value} onChange={onChange} time={time} aria-label="日期" />
      <output>{value}</output>
    </>
  )
}

test('S9-03 a date is typed and travels as yyyy-MM-dd', async () => {
  await renderPart(<OneDate />)
  const input = page.getByRole('textbox')
  await expect.element(input).toHaveValue('2026-11-12')
  await input.click()
  await expect
    .element(
      page
        .getByText('12月', { exact: true })
        .or(page.getByText('11月', { exact: true }))
        .first(),
    )
    .toBeVisible()
  await expect.element(page.getByText('Nov')).not.toBeInTheDocument()
  await userEvent.fill(input, '2026-12-01')
  await userEvent.keyboard('{Enter}')
  await expect.element(held()).toHaveTextContent('2026-12-01')
})

function TwoDates() {
  const [value, onChange] = useState<DateRangeValue>()
  return (
    <>
      <DateRange value={value} onChange={onChange} />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

test('S9-03 a range travels as two dates', async () => {
  await renderPart(<TwoDates />)
  await userEvent.fill(page.getByPlaceholder('开始日期'), '2026-11-01')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByPlaceholder('结束日期'))
  await userEvent.fill(page.getByPlaceholder('结束日期'), '2026-11-30')
  await userEvent.keyboard('{Enter}')
  await expect.element(held()).toHaveTextContent('["2026-11-01","2026-11-30"]')
})

function Place({ first }: { first?: Region }) {
  const [value, onChange] = useState<Region | undefined>(first)
  return (
    <>
      <RegionCascader value={value} onChange={onChange} aria-label="地区" />
      <output>{value?.names.join('/')}</output>
    </>
  )
}

test('S2-35 a region shows its names before the list has come, and is chosen by levels', async () => {
  await renderPart(
    <Place first={{ codes: ['31', '3101', '310104'], names: ['上海市', '市辖区', '徐汇区'] }} />,
  )
  await expect.element(page.getByText('徐汇区', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: '省份' }))
  await expect.element(page.getByTitle('北京市')).toBeVisible()
  await userEvent.keyboard('浙江{Enter}')
  await expect.element(held()).toHaveTextContent('浙江省')
  await userEvent.click(page.getByRole('combobox', { name: '城市' }))
  await userEvent.click(page.getByTitle('杭州市').last())
  await userEvent.click(page.getByRole('combobox', { name: '区县' }))
  await userEvent.click(page.getByTitle('上城区').last())
  await expect.element(held()).toHaveTextContent('浙江省/杭州市/上城区')
  await userEvent.click(page.getByRole('combobox', { name: '省份' }))
  await userEvent.keyboard('北京{Enter}')
  await expect.element(held()).toHaveTextContent('北京市/市辖区')
})
