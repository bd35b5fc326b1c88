import { expect, test } from 'vitest'
import { loadRegions, type RegionNode } from './regions'

const codes = (nodes: RegionNode[]): string[] =>
  nodes.flatMap(({ code, children = [] }) => [code, ...codes(children)])

test('all 34 provinces, each code once and under its parent', async () => {
  const provinces = await loadRegions()
  expect(provinces).toHaveLength(34)
  const all = codes(provinces)
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(3000)
  const orphan = provinces.flatMap(({ code, children = [] }) =>
    children.filter((city) => !city.code.startsWith(code)),
  )
  expect(orphan).toEqual([])
})
