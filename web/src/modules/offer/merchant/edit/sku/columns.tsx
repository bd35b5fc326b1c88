/** The columns of the SKU grid: what stands in each, how it is read and written. */

import { factOf } from '../../../../../api/facts'
import { offerSku } from '../../../../../api/forms/OfferSku.gen'
import type { GridColumn } from '../../../../../blocks/grid/cells'
import type { Option } from '../../../../../design/select'
import { dimensionColumn, versionColumn } from '../../../parts/versions/version-columns'
import type { OfferSku } from '../calls'

/** Rows are typed in by people: any member may still be missing. */
export type Sku = Partial<OfferSku>

export type SkuColumn = GridColumn<Sku>

const WIDTHS: Readonly<Record<string, number>> = {
  skuName: 132,
  barcode: 212,
  plannedStock: 84,
  netContent: 84,
  unit: 76,
  packQty: 84,
  limitPerUser: 84,
  skuCode: 112,
}

interface Asked {
  /** A gift has no price. */
  sold: boolean
  /** Food and cosmetics are compared by their content. */
  weighed: boolean
}

export interface GridShape extends Asked {
  /** Names of what the versions differ in: 颜色, 尺码. */
  dimensions: readonly string[]
  /** A vendor says what it costs. */
  supplies: boolean
  units: readonly Option[]
}

export type SkuField = Parameters<typeof factOf<typeof offerSku>>[1] & keyof Sku

/** What a submission needs of every row, in the order of the columns. */
export const neededOf = ({ sold, weighed }: Asked): SkuField[] => [
  'skuName',
  'spec',
  'barcode',
  ...(sold ? (['livePagePrice', 'dailyPrice', 'lowestPrice30'] as const) : []),
  'plannedStock',
  ...(weighed ? (['netContent', 'unit'] as const) : []),
]

const MORE: readonly SkuField[] = [
  'netContent',
  'unit',
  'packQty',
  'marketPrice',
  'lowestPrice180',
  'limitPerUser',
  'skuCode',
  'supplyPrice',
  'costPrice',
]
const PRICES: readonly SkuField[] = ['marketPrice', 'lowestPrice180', 'supplyPrice', 'costPrice']
const SUPPLY: readonly SkuField[] = ['supplyPrice', 'costPrice']

/** What is needed stands first, so that a narrow page shows it without scrolling. */
export function columnsOf(shape: GridShape): SkuColumn[] {
  const { dimensions, sold, supplies, units } = shape
  const needed = neededOf(shape)
  const more = MORE.filter(
    (name) =>
      !needed.includes(name) &&
      (sold || !PRICES.includes(name)) &&
      (supplies || !SUPPLY.includes(name)),
  )
  return [...needed, ...more].flatMap((name) =>
    name === 'spec'
      ? dimensions.map((one) => dimensionColumn<Sku>(one))
      : versionColumn<Sku>(name, factOf(offerSku, name), {
          width: WIDTHS[name],
          required: needed.includes(name),
          units,
        }),
  )
}
