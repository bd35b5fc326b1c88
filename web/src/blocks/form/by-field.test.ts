import { expect, test } from 'vitest'
import { formParts } from './by-field'

test('what is special about a field is written with the field', () => {
  const check = () => '有误'
  const parts = formParts({
    autocreate: true,
    fields: {
      name: { wide: true, check, hint: () => '提示' },
      kind: { silent: true, hidden: ({ own }) => own === true },
      code: { code: true, locked: true, label: '货号 / 条码' },
    },
  })
  expect(parts.autocreate).toBe(true)
  expect([parts.wide, parts.codes, parts.bare, parts.tells]).toEqual([['name'], ['code'], [], []])
  expect(parts.checks).toEqual({ name: check })
  expect(parts.hints?.name?.({})).toBe('提示')
  expect(parts.labels).toEqual({ code: '货号 / 条码' })
  expect(['name', 'kind', 'code'].map((name) => parts.silent?.(name))).toEqual([false, true, false])
  expect([parts.locked?.('code'), parts.locked?.('name')]).toEqual([true, false])
  expect([parts.hidden?.('kind', { own: true }), parts.hidden?.('kind', {})]).toEqual([true, false])
})
