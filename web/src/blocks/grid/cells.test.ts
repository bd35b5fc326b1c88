import { expect, test } from 'vitest'
import { type GridColumn, pastedValue, pasteInto, shownColumns } from './cells'

interface Line {
  name?: string
  day?: string
  sure?: boolean
}

const columns: GridColumn<Line>[] = [
  { name: 'title', label: '名称', width: 90, show: ({ name }) => name },
  { name: 'day', label: '日期', kind: 'date', width: 90 },
  { name: 'sure', label: '确认', kind: 'tick', width: 90, folded: true },
]

test('days, ticks and choices are read as a sheet writes them', () => {
  for (const day of ['2026-05-01', '2026/5/1', '2026年5月1日']) {
    expect(pastedValue({ kind: 'date' }, day)).toBe('2026-05-01')
  }
  expect(pastedValue({ kind: 'date' }, '五月')).toBeUndefined()
  expect(['是', '√', 'TRUE', '否', ''].map((text) => pastedValue({ kind: 'tick' }, text))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a paste passes over what is only read and what is locked, row by row', () => {
  const paste = {
    block: [
      ['x', '2026/5/1', '是'],
      ['x', '2026/5/2', '是'],
    ],
    row: 0,
    column: 0,
    columns,
    locked: (_name: string, { name }: Line) => name === '已确认',
  }
  expect(pasteInto([{ name: '甲' }, { name: '已确认' }], paste)).toEqual([
    { name: '甲', day: '2026-05-01', sure: true },
    { name: '已确认' },
  ])
})

test('a folded column comes into sight when it is asked for or something in it is wrong', () => {
  const names = (unfolded: boolean, needed: string[]) =>
    shownColumns(columns, unfolded, new Set(needed)).map(({ name }) => name)
  expect(names(false, [])).toEqual(['title', 'day'])
  expect(names(true, [])).toEqual(['title', 'day', 'sure'])
  expect(names(false, ['sure'])).toEqual(['title', 'day', 'sure'])
})
