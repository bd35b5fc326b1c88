import { expect, test } from 'vitest'
import { countsOf, queryOf } from './radar-query'

const today = '2026-11-15'
const base = { tab: 'near', page: 1, size: 20 } as const

test('a tab asks for its days, and never for what was replaced', () => {
  expect(queryOf(base, today)).toMatchObject({
    'replacedById.specified': false,
    'expireDate.lessThanOrEqual': '2027-02-13',
  })
  expect(queryOf({ ...base, tab: 'ended' }, today)).toMatchObject({
    'expireDate.lessThan': '2026-11-15',
  })
  expect(queryOf({ ...base, tab: 'all' }, today)).not.toHaveProperty('expireDate.lessThanOrEqual')
})

test('a cell asks for its category and its days', () => {
  const cell = { category: 'Food', days: 30 }
  expect(queryOf({ ...base, cell }, today)).toMatchObject({
    categoryCode: 'Food',
    'expireDate.greaterThanOrEqual': '2026-11-23',
    'expireDate.lessThanOrEqual': '2026-12-15',
  })
  expect(queryOf({ ...base, cell: { category: 'Food' } }, today)).toMatchObject({
    'certStatus.in': 'VALID',
    'expireDate.lessThanOrEqual': undefined,
  })
})

test('counts come from the radar', () => {
  const bucket = (days: number, count: number) => ({ days, count, certIds: [], affectedOffers: 0 })
  const radar = {
    buckets: [bucket(0, 1), bucket(7, 2), bucket(30, 3), bucket(60, 4), bucket(90, 5)],
    cells: [{ categoryCode: 'Food', days: null, count: 20 }],
    count: 15,
    affectedOffers: 0,
  }
  expect(countsOf(radar)).toEqual({ near: 15, ended: 1, month: 5, all: 20 })
})
