import { expect, test } from 'vitest'
import type { Attribute, Group } from './calls'
import { keyOf, moved, placeOf, withField } from './designer'

const group = (groupName: string, codes: string) =>
  ({
    groupName,
    fields: [...codes].map((attrCode) => ({ attrCode }) as Attribute),
  }) as Group

const groups = [group('一', 'abc'), group('二', 'de')]
const shape = (all: readonly Group[]) =>
  all.map(({ groupName, fields = [] }) => `${groupName}:${fields.map((f) => f.attrCode).join('')}`)

test('an attribute moves within its group and into another', () => {
  expect(shape(moved(groups, { group: 0, field: 0 }, { group: 0, field: 3 }))).toEqual([
    '一:bca',
    '二:de',
  ])
  expect(shape(moved(groups, { group: 0, field: 2 }, { group: 0, field: 0 }))).toEqual([
    '一:cab',
    '二:de',
  ])
  expect(shape(moved(groups, { group: 0, field: 1 }, { group: 1, field: 1 }))).toEqual([
    '一:ac',
    '二:dbe',
  ])
  expect(shape(moved(groups, { group: 1, field: 0 }, { group: 0 }))).toEqual(['一:abcd', '二:e'])
})

test('groups change places', () => {
  expect(shape(moved(groups, { group: 1 }, { group: 0 }))).toEqual(['二:de', '一:abc'])
  expect(shape(moved(groups, { group: 0 }, { group: 2 }))).toEqual(['二:de', '一:abc'])
})

test('an attribute is added, changed and taken away, and nothing else moves', () => {
  const x = { attrCode: 'x' } as Attribute
  expect(shape(withField(groups, { group: 1 }, x))).toEqual(['一:abc', '二:dex'])
  expect(shape(withField(groups, { group: 0, field: 1 }, x))).toEqual(['一:axc', '二:de'])
  expect(shape(withField(groups, { group: 0, field: 1 }, null))).toEqual(['一:ac', '二:de'])
  expect(shape(groups)).toEqual(['一:abc', '二:de'])
})

test('a place has a key and a key its place', () => {
  expect(placeOf(keyOf({ group: 2, field: 5 }))).toEqual({ group: 2, field: 5 })
  expect(placeOf('3')).toEqual({ group: 3, field: undefined })
})
