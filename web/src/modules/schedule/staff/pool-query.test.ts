import { expect, test } from 'vitest'
import type { DictItem } from '../../../api/calls'
import { cleanParams } from '../../../api/params'
import { isFiltered, poolQuery } from './pool-query'

const node = (value: string, children: DictItem[] = []) => ({ value, children }) as DictItem
const tree = [node('Food'), node('Cosmetic', [node('Skincare', [node('Mask')])])]
const asked = (filter: object, taken: number[] = []) =>
  cleanParams(poolQuery('common', filter, taken, tree))

const ALWAYS = {
  'auditStatus.in': 'APPROVED',
  'showStatus.in': 'NOT_SHOW',
  broadcastRestricted: 'false',
  giftFlag: 'false',
  'liveRoom.in': 'common',
}

test('only what may be shown in this room, and nothing that waits in a session already', () => {
  expect(asked({})).toEqual(ALWAYS)
  expect(asked({}, [7, 8])).toEqual({ ...ALWAYS, 'id.notIn': '7,8' })
})

test('a code is looked for as a code, anything else as a name', () => {
  expect(asked({ text: ' bp2611 ' })).toMatchObject({ offerCode: 'bp2611' })
  expect(asked({ text: '0016' })).toMatchObject({ offerCode: '0016' })
  expect(asked({ text: '24包' })).toMatchObject({ offerName: '24包' })
})

test('each level of the category is asked for by its own name', () => {
  expect(asked({ category: 'Food' })).toMatchObject({ 'categoryCode.in': 'Food' })
  expect(asked({ category: 'Skincare' })).toMatchObject({ 'category2.in': 'Skincare' })
  expect(asked({ category: 'Mask' })).toMatchObject({ 'category3.in': 'Mask' })
})

test('level and price', () => {
  expect(asked({ level: 'A', from: 50, to: 100 })).toMatchObject({
    'prdEchelonLevel.in': 'A',
    'finalPrice.greaterThanOrEqual': '50',
    'finalPrice.lessThanOrEqual': '100',
  })
  expect(isFiltered({ from: 0 })).toBe(true)
  expect(isFiltered({ text: '' })).toBe(false)
})
