/** What is done to the rows of the SKU grid as a whole. Pure. */
import { uuid } from '../../../../../lib/uuid'
import { type Sku, wordsOf } from './columns'

export const MOST_SKUS = 50

/** A row is known by our token until the server numbers it, and keeps it on the page. */
export const keyOf = ({ token, id }: Sku, place = 0) => String(token ?? id ?? place)

export function newRow(like?: Sku): Sku {
  return { token: uuid(), noBarcode: false, packQty: 1, unit: like?.unit, spec: {} }
}

/** All but what makes it that one version. */
export function duplicateOf(row: Sku): Sku {
  const { id: _id, barcode: _barcode, finalPrice: _final, unitPrice: _unit, ...rest } = row
  return { ...rest, token: uuid() }
}

export interface Dimension {
  name: string
  values: readonly string[]
}

/** `黑,白` or one in a line, in any punctuation; each once. */
export const splitValues = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、;；\n\t]+/)
      .map((value) => value.trim())
      .filter(Boolean),
  ),
]

export function combinations(dimensions: readonly Dimension[]): Record<string, string>[] {
  const used = dimensions.filter(({ name, values }) => name.trim() && values.length > 0)
  if (used.length === 0) return []
  return used.reduce<Record<string, string>[]>(
    (found, { name, values }) =>
      found.flatMap((spec) => values.map((value) => ({ ...spec, [name.trim()]: value }))),
    [{}],
  )
}

const specKey = (spec: Sku['spec']) =>
  JSON.stringify(
    Object.entries(spec ?? {})
      .filter(([, value]) => value)
      .toSorted(),
  )

const OWN: readonly string[] = ['token', 'noBarcode', 'packQty', 'unit', 'spec', 'disabled']

/** Whether anybody has typed anything into it. */
export const isBlankRow = (row: Sku) =>
  wordsOf(row.spec) === '' &&
  Object.entries(row).every(
    ([name, value]) =>
      OWN.includes(name) ||
      value === undefined ||
      value === null ||
      value === '' ||
      (Array.isArray(value) && value.length === 0),
  )

/** One row for every combination: what was there already keeps what was typed; what fits none stays behind them. */
export function generate(rows: readonly Sku[], dimensions: readonly Dimension[]): Sku[] {
  const specs = combinations(dimensions)
  const known = new Map(rows.map((row) => [specKey(row.spec), row]))
  const made = specs.map(
    (spec) =>
      known.get(specKey(spec)) ?? { ...newRow(rows[0]), spec, skuName: wordsOf(spec).slice(0, 50) },
  )
  const wanted = new Set(specs.map(specKey))
  const others = rows.filter((row) => !isBlankRow(row) && !wanted.has(specKey(row.spec)))
  return [...made, ...others]
}

/** The values that each dimension has by now, to begin the generator with. */
export const dimensionsIn = (rows: readonly Sku[], names: readonly string[]): Dimension[] =>
  names.map((name) => ({
    name,
    values: [...new Set(rows.map(({ spec }) => spec?.[name] ?? '').filter(Boolean))],
  }))
