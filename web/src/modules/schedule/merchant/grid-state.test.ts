import { expect, test } from 'vitest'
import { supplyRow } from '../../../testkit/supply'
import { edited, filled, refusedCells, sent } from './grid-state'

test('a cell that is set back is no change', () => {
  const row = supplyRow(1, { availableStock: 5 })
  const once = edited({}, row, { availableStock: 6 })
  expect(once).toEqual({ 1: { row, entered: { availableStock: 6 } } })
  expect(edited(once, row, { availableStock: 5 })).toEqual({})
  expect(edited(once, row, { shipHours: 'H24' })).toEqual({
    1: { row, entered: { availableStock: 6, shipHours: 'H24' } },
  })
})

test('many rows are filled at once, and those that have it already stay', () => {
  const rows = [supplyRow(1, { shipHours: 'H48' }), supplyRow(2)]
  expect(filled({}, rows, { shipHours: 'H48', priceConfirmed: true })).toEqual({
    1: { row: rows[0], entered: { priceConfirmed: true } },
    2: { row: rows[1], entered: { shipHours: 'H48', priceConfirmed: true } },
  })
})

test('what is sent is the whole row with what was typed, on its version', () => {
  const row = supplyRow(1, { availableStock: 5, rowVersion: 3 })
  expect(sent({ row, entered: { availableStock: 9 } })).toMatchObject({
    id: 1,
    availableStock: 9,
    rowVersion: 3,
  })
})

test('refusals find their cells', () => {
  const errors = [
    { field: 'items[1].shelfLifeDays', message: '保质期天数不能为空' },
    { field: 'items', message: '供货信息不能为空' },
  ]
  expect(refusedCells(errors, [7, 8])).toEqual({ 8: { shelfLifeDays: '保质期天数不能为空' } })
})
