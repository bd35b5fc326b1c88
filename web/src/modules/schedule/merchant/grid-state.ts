/** What was typed into the grid and is not saved yet. Pure. */
import type { FieldError } from '../../../api/errors'
import type { SupplyForm, SupplyRow } from '../parts/supply-calls'

const TYPED = [
  'availableStock',
  'dailyCapacity',
  'shipHours',
  'shipWarehouse',
  'productionDate',
  'shelfLifeDays',
  'nearExpiry',
  'priceConfirmed',
  'presale',
  'presaleShipDate',
  'batchNo',
  'lockStock',
  'remark',
] as const

/** What a row's cells change. */
export type Entered = Partial<Pick<SupplyForm, (typeof TYPED)[number]>>

/** By id, each with the row as it was when it was typed into: it may stand on another page by now. */
export type Edits = Readonly<Record<number, Edit>>

interface Edit {
  row: SupplyRow
  entered: Entered
}

/** Nothing is said by an empty text. */
const plain = (value: unknown) => (value === '' || value === null ? undefined : value)

/** One cell more; a value that was there before is no change. */
export function edited(edits: Edits, row: SupplyRow, change: Entered): Edits {
  const mine: Entered = { ...edits[row.id]?.entered, ...change }
  const left = Object.entries(mine).filter(
    ([name, value]) => plain(row[name as keyof SupplyRow]) !== plain(value),
  )
  const rest = Object.fromEntries(Object.entries(edits).filter(([id]) => Number(id) !== row.id))
  return left.length === 0
    ? rest
    : { ...rest, [row.id]: { row, entered: Object.fromEntries(left) } }
}

/** The rows as they stand in the grid. */
export const typedRows = (rows: readonly SupplyRow[], edits: Edits): SupplyRow[] =>
  rows.map((row) => (edits[row.id] ? ({ ...row, ...edits[row.id]?.entered } as SupplyRow) : row))

/** What the grid hands back: whichever rows are others than before. */
export const entered = (
  edits: Edits,
  rows: readonly SupplyRow[],
  before: readonly SupplyRow[],
  after: readonly SupplyRow[],
): Edits =>
  rows.reduce((all, row, at) => {
    const typed = after[at]
    if (!typed || typed === before[at]) return all
    const values = Object.fromEntries(TYPED.map((name) => [name, typed[name] ?? undefined]))
    return edited(all, row, values as Entered)
  }, edits)

/** The same values for many rows: what a cell of theirs does not know is left alone. */
export const filled = (edits: Edits, rows: readonly SupplyRow[], change: Entered): Edits =>
  rows.reduce((all, row) => edited(all, row, change), edits)

/** The whole of a row, as it is sent. */
export function sent({ row, entered }: Edit): SupplyForm {
  return {
    id: row.id,
    availableStock: row.availableStock,
    lockStock: row.lockStock,
    dailyCapacity: row.dailyCapacity,
    shipHours: row.shipHours || undefined,
    shipWarehouse: row.shipWarehouse,
    presale: row.presale,
    presaleShipDate: row.presaleShipDate,
    batchNo: row.batchNo || undefined,
    productionDate: row.productionDate,
    shelfLifeDays: row.shelfLifeDays,
    nearExpiry: row.nearExpiry,
    priceConfirmed: row.priceConfirmed,
    remark: row.remark || undefined,
    rowVersion: row.rowVersion,
    ...entered,
  } as SupplyForm
}

export type Refused = Readonly<Record<number, Readonly<Record<string, string>>>>

/** `items[1].shelfLifeDays` belongs to the second row that was sent. */
export function refusedCells(errors: readonly FieldError[], ids: readonly number[]): Refused {
  const all: Record<number, Record<string, string>> = {}
  for (const { field, message } of errors) {
    const [, place, name] = /^items\[(\d+)\]\.(\w+)$/.exec(field) ?? []
    const id = place === undefined ? undefined : ids[Number(place)]
    if (id !== undefined && name) all[id] = { ...all[id], [name]: message }
  }
  return all
}
