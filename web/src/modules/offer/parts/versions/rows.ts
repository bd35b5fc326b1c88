/** What is done to the versions of a product as a whole: those of an offer, and those of the product itself. Pure. */
import { uuid } from '../../../../lib/uuid'

/** What every version has, whatever else is asked of it. People type it in: any member may still be missing. */
export interface Version {
  /** Our own name for it until the server numbers it. */
  token?: string | null
  id?: number | null
  skuName?: string | null
  barcode?: string | null
  noBarcode?: boolean
  spec?: Record<string, string>
  unit?: string | null
  packQty?: number | null
}

export const MOST_VERSIONS = 50

/** A row is known by our token until the server numbers it, and keeps it on the page. */
export const keyOf = ({ token, id }: Version, place = 0) => String(token ?? id ?? place)

export const newRow = <R extends Version>(like?: R): R =>
  ({ token: uuid(), noBarcode: false, packQty: 1, unit: like?.unit, spec: {} }) as R

/** What makes it that one version, or was made of it. */
const OF_ONE: readonly string[] = ['id', 'productSkuId', 'barcode', 'finalPrice', 'unitPrice']

export const duplicateOf = <R extends Version>(row: R): R => {
  const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !OF_ONE.includes(name)))
  return { ...rest, token: uuid() } as R
}

/**
 * The server has numbered the new rows and forgotten our names for them. The page keeps both: by the name a row
 * is known on the page, by the number it is saved as the same.
 */
export function adopted<R extends Version>(
  [answer, sent, typed]: readonly [readonly R[], readonly R[], readonly R[]],
  made: (known: R) => Partial<R> = () => ({}),
): { saved: R[]; rows: R[] } {
  const saved = answer.map((row, index) =>
    sent[index]?.token ? { ...row, token: sent[index].token } : row,
  )
  const byKey = new Map(saved.map((row) => [keyOf(row), row]))
  const rows = typed.map((row) => {
    const known = byKey.get(keyOf(row))
    return known ? { ...known, ...row, id: known.id, ...made(known) } : row
  })
  return { saved, rows }
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

export const specKey = (spec: Version['spec']) =>
  JSON.stringify(
    Object.entries(spec ?? {})
      .filter(([, value]) => value)
      .toSorted(),
  )

export const wordsOf = (spec: Version['spec']) =>
  Object.values(spec ?? {})
    .filter(Boolean)
    .join(' ')

const OWN: readonly string[] = ['token', 'noBarcode', 'packQty', 'unit', 'spec', 'disabled']

/** Whether anybody has typed anything into it. */
export const isBlankRow = (row: Version) =>
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
export function generate<R extends Version>(
  rows: readonly R[],
  dimensions: readonly Dimension[],
): R[] {
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

const DEFAULT_DIMENSION = '规格'

/** In the order in which they first appear. */
export function dimensionsOf(rows: readonly Version[]): string[] {
  const names = new Set(rows.flatMap(({ spec }) => Object.keys(spec ?? {})))
  return names.size > 0 ? [...names] : [DEFAULT_DIMENSION]
}

/** The values that each dimension has by now, to begin the generator with. */
export const dimensionsIn = (rows: readonly Version[], names: readonly string[]): Dimension[] =>
  names.map((name) => ({
    name,
    values: [...new Set(rows.map(({ spec }) => spec?.[name] ?? '').filter(Boolean))],
  }))
