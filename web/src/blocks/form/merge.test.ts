import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormFacts } from '../document/facts'
import { differences, merged, sameValue } from './merge'

const facts: FormFacts = {
  order: ['name', 'price', 'files', 'remark'],
  fields: {
    name: { name: 'name', label: '名称', kind: 'text' },
    price: { name: 'price', label: '价格', kind: 'money' },
    files: { name: 'files', label: '附件', kind: 'files' },
    remark: { name: 'remark', label: '备注', kind: 'area' },
  },
}

test('common.conflict each side keeps what it alone changed; what both changed is asked', () => {
  const base = { name: 'a', price: 1, remark: '' }
  const mine = { name: 'b', price: 1, remark: 'mine' }
  const theirs = { name: 'a', price: 2, remark: 'theirs' }
  const found = differences(facts, base, mine, theirs)
  expect(found.map(({ field, both, proposed }) => [field.name, both, proposed])).toEqual([
    ['name', false, 'mine'],
    ['price', false, 'theirs'],
    ['remark', true, 'mine'],
  ])
  expect(merged(mine, found, {})).toEqual({ name: 'b', price: 2, remark: 'mine' })
  expect(merged(mine, found, { name: 'theirs', remark: 'theirs' })).toEqual({
    name: 'a',
    price: 2,
    remark: 'theirs',
  })
})

test('empty is empty however it is written, and a file is its id', () => {
  expect(sameValue(undefined, '')).toBe(true)
  expect(sameValue([], null)).toBe(true)
  expect(sameValue(0, null)).toBe(false)
  expect(sameValue(false, null)).toBe(false)
  expect(sameValue([{ fileId: 1, url: 'a' }], [{ fileId: 1, url: 'b' }])).toBe(true)
  expect(sameValue([{ fileId: 1 }], [{ fileId: 2 }])).toBe(false)
})

test('choosing one side everywhere gives that side', () => {
  const side = fc.record({ name: fc.string(), price: fc.integer(), remark: fc.string() })
  fc.assert(
    fc.property(side, side, side, (base, mine, theirs) => {
      const found = differences(facts, base, mine, theirs)
      const all = (choice: 'mine' | 'theirs') =>
        Object.fromEntries(facts.order.map((name) => [name, choice]))
      const own = merged(mine, found, all('mine'))
      const other = merged(mine, found, all('theirs'))
      for (const name of ['name', 'price', 'remark'] as const) {
        expect(sameValue(own[name], mine[name])).toBe(true)
        expect(sameValue(other[name], theirs[name])).toBe(true)
      }
    }),
  )
})
