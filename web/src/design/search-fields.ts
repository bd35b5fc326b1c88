/** What a search asks, how it travels, and how it reads in words. Pure. */
import type { ReactNode } from 'react'
import type { Params } from '../api/params'
import { addDays } from '../lib/dates'
import type { NumberRule, Range } from '../lib/numbers'
import { isBlank } from '../lib/validators'
import type { DateRangeValue } from './date-input'
import type { Option } from './select'

interface Named {
  /** The server's name of the field; what it may be compared by is added to it. */
  name: string
  label: string
  placeholder?: string
}

interface Choosing {
  multiple?: boolean
  /** The reader may ask for all but these (S9-16): of a dictionary always, unless told otherwise. */
  operators?: boolean
}

export interface CustomControl {
  id: string
  value: unknown
  onChange: (value: unknown) => void
}

export type SearchField = Named &
  /** `toParams`: where the text means more than a part of the value. */
  (
    | { kind: 'text'; toParams?: (text: string) => Params }
    | ({ kind: 'select'; options: readonly Option[] } & Choosing)
    | ({ kind: 'dict'; dict: string; liveRoom?: string } & Choosing)
    | { kind: 'yesNo' }
    | { kind: 'date' }
    /** `time`: the column has a time, so the last day counts to its end. */
    | { kind: 'dateRange'; time?: boolean }
    | { kind: 'numberRange'; rule?: NumberRule }
    | {
        kind: 'custom'
        control: (props: CustomControl) => ReactNode
        toParams: (value: unknown) => Params
        words: (value: unknown) => string
        span?: 1 | 2
      }
  )

export type Operator = 'in' | 'not_in'

/** The value of a field with operators. */
export interface Chosen {
  op: Operator
  values: readonly string[]
}

/** By the field's name; plain data, so that an address or a storage can keep it. */
export type SearchValues = Readonly<Record<string, unknown>>

/** Whether 等于 and 不等于 stand before its values. */
export const hasOperators = (field: SearchField & { kind: 'select' | 'dict' }) =>
  field.operators ?? field.kind === 'dict'

export const chosenOf = (value: unknown): Chosen =>
  typeof value === 'object' && value !== null && 'op' in value
    ? (value as Chosen)
    : { op: 'in', values: [value].flat().filter((one) => !isBlank(one)) as string[] }

/** The query of S5-23 and S9-16; cleaning it is the client's own work. */
export function searchQuery(fields: readonly SearchField[], values: SearchValues): Params {
  return Object.assign({}, ...fields.map((field) => fieldQuery(field, values[field.name])))
}

function fieldQuery(field: SearchField, value: unknown): Params {
  if (isBlank(value)) return {}
  const { name } = field
  switch (field.kind) {
    case 'custom':
      return field.toParams(value)
    case 'text':
      return field.toParams?.(String(value)) ?? { [name]: String(value) }
    case 'select':
    case 'dict': {
      if (!hasOperators(field) && !field.multiple) return { [name]: String(value) }
      const { op, values } = chosenOf(value)
      return { [`${name}.${op === 'in' ? 'in' : 'notIn'}`]: values }
    }
    case 'numberRange': {
      const [from, to] = value as Range
      return { [`${name}.greaterThanOrEqual`]: from, [`${name}.lessThanOrEqual`]: to }
    }
    case 'dateRange': {
      const [from, to] = value as DateRangeValue
      if (!field.time)
        return { [`${name}.greaterThanOrEqual`]: from, [`${name}.lessThanOrEqual`]: to }
      return {
        [`${name}.greaterThanOrEqual`]: from && `${from} 00:00:00`,
        [`${name}.lessThan`]: to && `${addDays(to, 1)} 00:00:00`,
      }
    }
    default:
      return { [name]: typeof value === 'boolean' ? value : String(value) }
  }
}

export interface FilterWords {
  name: string
  label: string
  text: string
}

/** The filters that are set, in words, for the face that says why nothing was found. */
export function filterWords(
  fields: readonly SearchField[],
  values: SearchValues,
  dictLabel: (type: string, value: string) => string,
): FilterWords[] {
  return fields
    .filter((field) => Object.values(fieldQuery(field, values[field.name])).some(isSet))
    .map((field) => ({
      name: field.name,
      label: field.label,
      text: wordsOf(field, values[field.name], dictLabel),
    }))
}

const isSet = (value: unknown) => !isBlank(value) && !(Array.isArray(value) && value.length === 0)

function wordsOf(
  field: SearchField,
  value: unknown,
  dictLabel: (type: string, value: string) => string,
): string {
  switch (field.kind) {
    case 'custom':
      return field.words(value)
    case 'select':
    case 'dict': {
      const { op, values } = chosenOf(value)
      const labels = values.map((one) =>
        field.kind === 'dict'
          ? dictLabel(field.dict, one)
          : (field.options.find((option) => option.value === one)?.label ?? one),
      )
      return `${op === 'not_in' ? `${field.label}不是` : ''}${labels.join('、')}`
    }
    case 'numberRange':
    case 'dateRange': {
      const [from, to] = value as readonly unknown[]
      if (isBlank(to)) return `${field.label} ${from} 以上`
      if (isBlank(from)) return `${field.label} ${to} 以下`
      return `${field.label} ${from}–${to}`
    }
    case 'yesNo':
      return `${field.label}：${value ? '是' : '否'}`
    default:
      return `${field.label}“${value}”`
  }
}
