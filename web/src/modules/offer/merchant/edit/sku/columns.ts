/** The columns of the SKU grid: what stands in each, how it is read and written. Pure. */

import type { DictItem } from '../../../../../api/calls'
import { factOf } from '../../../../../api/facts'
import { offerSku } from '../../../../../api/forms/OfferSku.gen'
import { type NumberRule, settleNumber, typeNumber } from '../../../../../lib/numbers'
import type { OfferSku } from '../calls'

export type Cell = string | number | undefined

export interface Column {
  /** `livePagePrice`, or `spec.颜色` for a part of the specification. */
  name: string
  label: string
  kind: 'text' | 'money' | 'int' | 'decimal' | 'barcode' | 'unit'
  width: number
  max?: number
  rule?: NumberRule
  key?: boolean
}

/** Rows are typed in by people: any member may still be missing. */
export type Sku = Partial<OfferSku>

const WIDTHS: Readonly<Record<string, number>> = {
  skuName: 116,
  barcode: 148,
  plannedStock: 84,
  netContent: 84,
  unit: 76,
  packQty: 84,
  limitPerUser: 84,
  skuCode: 112,
}

const KINDS: Readonly<Record<string, Column['kind']>> = {
  barcode: 'barcode',
  unit: 'unit',
}

function column(name: keyof OfferSku & string): Column {
  const { label, kind, max, low, high, scale, key } = factOf(offerSku, name)
  const figure = kind === 'money' || kind === 'int' || kind === 'decimal'
  return {
    name,
    label,
    kind: KINDS[name] ?? (figure ? (kind as Column['kind']) : 'text'),
    width: WIDTHS[name] ?? 100,
    max,
    rule: figure
      ? { kind: kind === 'int' ? 'int' : 'p0', scale: scale ?? 2, min: low, max: high }
      : undefined,
    key,
  }
}

const NAME = column('skuName')
const SOLD = (['livePagePrice', 'dailyPrice', 'lowestPrice30'] as const).map(column)
const MORE_PRICES = (['marketPrice', 'lowestPrice180'] as const).map(column)
const CONTENT = (['netContent', 'unit', 'packQty'] as const).map(column)
const SUPPLY = (['supplyPrice', 'costPrice'] as const).map(column)

export interface GridShape {
  /** Names of what the versions differ in: 颜色, 尺码. */
  dimensions: readonly string[]
  /** A gift has no price. */
  sold: boolean
  /** A vendor says what it costs. */
  supplies: boolean
}

/** What decides stands first, so that a narrow page shows it without scrolling. */
export function columnsOf({ dimensions, sold, supplies }: GridShape): Column[] {
  return [
    NAME,
    ...dimensions.map(
      (name): Column => ({
        name: `spec.${name}`,
        label: name,
        kind: 'text',
        width: 84,
        max: 50,
        key: true,
      }),
    ),
    column('barcode'),
    ...(sold ? SOLD : []),
    column('plannedStock'),
    ...CONTENT,
    ...(sold ? MORE_PRICES : []),
    column('limitPerUser'),
    column('skuCode'),
    ...(sold && supplies ? SUPPLY : []),
  ]
}

export const DEFAULT_DIMENSION = '规格'

/** In the order in which they first appear. */
export function dimensionsOf(rows: readonly Sku[]): string[] {
  const names = new Set(rows.flatMap(({ spec }) => Object.keys(spec ?? {})))
  return names.size > 0 ? [...names] : [DEFAULT_DIMENSION]
}

const partOf = (name: string) => (name.startsWith('spec.') ? name.slice(5) : undefined)

export function readCell(row: Sku, name: string): Cell {
  const part = partOf(name)
  const value = part === undefined ? row[name as keyof Sku] : row.spec?.[part]
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}

/** A version without a name of its own is called by what it is: `黑 M`. */
export function writeCell(row: Sku, name: string, value: Cell): Sku {
  const part = partOf(name)
  if (part === undefined) return { ...row, [name]: value }
  const spec = { ...row.spec, [part]: String(value ?? '') }
  const named = row.skuName && row.skuName !== wordsOf(row.spec)
  return { ...row, spec, ...(named ? {} : { skuName: wordsOf(spec).slice(0, 50) }) }
}

export const wordsOf = (spec: Sku['spec']) =>
  Object.values(spec ?? {})
    .filter(Boolean)
    .join(' ')

/** While it is typed. */
export const keepText = ({ kind, rule, max }: Column, text: string): string => {
  if (rule) return typeNumber(text, rule)
  if (kind === 'barcode') return text.replace(/\D/g, '').slice(0, 14)
  return max === undefined ? text : [...text].slice(0, max).join('')
}

export function cellOf({ rule }: Column, text: string): Cell {
  if (!rule) return text === '' ? undefined : text
  const settled = settleNumber(text, rule)
  return settled === '' ? undefined : Number(settled)
}

export const textOf = ({ kind }: Column, value: Cell): string => {
  if (value === undefined) return ''
  return kind === 'money' && typeof value === 'number' ? value.toFixed(2) : String(value)
}

/** Cells of a sheet carry signs and groups of digits, and units by their names. */
export function pastedValue(column: Column, text: string, units: readonly DictItem[]): Cell {
  const clean = text.trim()
  if (column.kind === 'unit') {
    return units.find(({ value, label }) => value === clean || label === clean)?.value
  }
  const plain = column.rule ? clean.replace(/[¥￥,，\s]/g, '') : clean
  return cellOf(column, keepText(column, plain))
}
