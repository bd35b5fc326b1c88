/** What the radar's list is asked for. Pure. */
import type { Params } from '../../../api/params'
import { addDays } from '../../../lib/dates'
import type { Radar } from '../parts/calls'

export type Tab = 'near' | 'ended' | 'month' | 'all'

export const TABS: readonly { key: Tab; label: string }[] = [
  { key: 'near', label: '需关注' },
  { key: 'ended', label: '已过期' },
  { key: 'month', label: '30 天内' },
  { key: 'all', label: '全部资质' },
]

/** A cell of the grid: a category and a column; without days what ends later than all columns. */
export interface Cell {
  category: string
  days?: number
}

export interface RadarState {
  tab: Tab
  cell?: Cell
  certNo?: string
  companyName?: string
  certType?: string
  page: number
  size: number
}

/** The columns with the days that each begins and ends with; `undefined` for open ends. */
export const COLUMNS: readonly { days?: number; label: string; from?: number; to?: number }[] = [
  { days: 0, label: '已过期', to: -1 },
  { days: 7, label: '0–7 天', from: 0, to: 7 },
  { days: 30, label: '8–30 天', from: 8, to: 30 },
  { days: 60, label: '31–60 天', from: 31, to: 60 },
  { days: 90, label: '61–90 天', from: 61, to: 90 },
  { label: '90 天以上' },
]

export function queryOf(state: RadarState, today: string): Params {
  const { certNo, companyName, certType } = state
  return {
    'replacedById.specified': false,
    certNo: certNo || undefined,
    companyName: companyName || undefined,
    certType,
    ...(state.cell ? ofCell(state.cell, today) : ofTab(state.tab, today)),
  }
}

function ofCell({ category, days }: Cell, today: string): Params {
  const column = COLUMNS.find((one) => one.days === days)
  const at = (left?: number) => (left === undefined ? undefined : addDays(today, left))
  return {
    categoryCode: category,
    'expireDate.greaterThanOrEqual': at(column?.from),
    'expireDate.lessThanOrEqual': at(column?.to),
    // What has no end counts as later, and a comparison would lose it.
    'certStatus.in': days === undefined ? 'VALID' : undefined,
  }
}

function ofTab(tab: Tab, today: string): Params {
  switch (tab) {
    case 'near':
      return { 'expireDate.lessThanOrEqual': addDays(today, 90) }
    case 'ended':
      return { 'expireDate.lessThan': today }
    case 'month':
      return {
        'expireDate.greaterThanOrEqual': today,
        'expireDate.lessThanOrEqual': addDays(today, 30),
      }
    default:
      return {}
  }
}

/** How many each tab shows. */
export function countsOf({ cells, buckets }: Radar): Record<Tab, number> {
  const of = (...days: number[]) =>
    buckets.filter((one) => days.includes(one.days)).reduce((sum, { count }) => sum + count, 0)
  return {
    near: of(0, 7, 30, 60, 90),
    ended: of(0),
    month: of(7, 30),
    all: cells.reduce((sum, { count }) => sum + count, 0),
  }
}
