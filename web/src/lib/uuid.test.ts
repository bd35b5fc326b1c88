import { expect, it } from 'vitest'
import { uuid } from './uuid'

it('S7-25 makes valid version 4 ids, each a new one', () => {
  const ids = Array.from({ length: 500 }, uuid)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(ids).size).toBe(ids.length)
})
