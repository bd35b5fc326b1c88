/** The columns of the SKU grid: what stands in each, how it is read and written. */

import { factOf } from '../../../../../api/facts'
import { offerSku } from '../../../../../api/forms/OfferSku.gen'
import type { GridColumn } from '../../../../../blocks/grid/cells'
import { KeyChip } from '../../../../../design/chip'
import type { Option } from '../../../../../design/select'
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

type SkuField = Parameters<typeof factOf<typeof offerSku>>[1] & keyof Sku

/** What a submission needs of every row, in the order of the columns. */
export const neededOf = ({ sold, weighed }: Asked): SkuField[] => [
  'skuName',
  'spec',
  'barcode',
  ...(sold ? (['livePagePrice', 'dailyPrice', 'lowestPrice30'] as const) : []),
  'plannedStock',
  ...(weighed ? (['netContent', 'unit'] as const) : []),
]

function column(name: SkuField, { units, ...asked }: GridShape): SkuColumn {
  const { label, kind, max, low, high, scale } = factOf(offerSku, name)
  const figure = kind === 'money' || kind === 'int' || kind === 'decimal'
  const required = neededOf(asked).includes(name)
  return {
    name,
    label,
    kind: figure ? (kind === 'money' ? 'money' : 'figure') : name === 'unit' ? 'choice' : 'text',
    width: WIDTHS[name] ?? 100,
    max,
    rule: figure
      ? { kind: kind === 'int' ? 'int' : 'p0', scale: scale ?? 2, min: low, max: high }
      : undefined,
    options: name === 'unit' ? units : undefined,
    required,
    folded: !required,
  }
}

/** What the versions differ in; a version without a name of its own is called by what it is: `黑 M`. */
const dimension = (name: string): SkuColumn => ({
  name: `spec.${name}`,
  label: name,
  kind: 'text',
  width: 84,
  max: 50,
  required: true,
  mark: <KeyChip />,
  read: ({ spec }) => spec?.[name],
  write: (row, value) => {
    const spec = { ...row.spec, [name]: String(value ?? '') }
    const named = row.skuName && row.skuName !== wordsOf(row.spec)
    return { ...row, spec, ...(named ? {} : { skuName: wordsOf(spec).slice(0, 50) }) }
  },
})

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
  const { dimensions, sold, supplies } = shape
  const needed = neededOf(shape)
  const more = MORE.filter(
    (name) =>
      !needed.includes(name) &&
      (sold || !PRICES.includes(name)) &&
      (supplies || !SUPPLY.includes(name)),
  )
  return [...needed, ...more].flatMap((name) =>
    name === 'spec' ? dimensions.map(dimension) : special(column(name, shape)),
  )
}

function special(one: SkuColumn): SkuColumn {
  switch (one.name) {
    case 'skuName':
      return { ...one, fixed: 'left' }
    case 'barcode':
      return {
        ...one,
        kind: 'digits',
        off: ({ noBarcode }) => Boolean(noBarcode),
        write: (row, value) => ({
          ...row,
          barcode: value as string | undefined,
          ...(value !== undefined && { noBarcode: false }),
        }),
      }
    default:
      return one
  }
}

export const DEFAULT_DIMENSION = '规格'

/** In the order in which they first appear. */
export function dimensionsOf(rows: readonly Sku[]): string[] {
  const names = new Set(rows.flatMap(({ spec }) => Object.keys(spec ?? {})))
  return names.size > 0 ? [...names] : [DEFAULT_DIMENSION]
}

export const wordsOf = (spec: Sku['spec']) =>
  Object.values(spec ?? {})
    .filter(Boolean)
    .join(' ')

/** The server speaks of the specification as a whole. */
export const pathName = (name: string) => (name.startsWith('spec.') ? 'spec' : name)
