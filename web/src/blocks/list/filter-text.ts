/** A filter as a short, readable part of the address: `JD,TMALL`, `!JD`, `10~20`. Pure. */
import { type Chosen, chosenOf, hasOperators, type SearchField } from '../../design/search-fields'
import { isBlank } from '../../lib/validators'

const NOT = '!'
const TO = '~'

export function writeFilter(field: SearchField, value: unknown): string {
  if (isBlank(value)) return ''
  switch (field.kind) {
    case 'dateRange':
    case 'numberRange': {
      const [from, to] = value as readonly unknown[]
      return isBlank(from) && isBlank(to) ? '' : `${from ?? ''}${TO}${to ?? ''}`
    }
    case 'select':
    case 'dict': {
      if (!hasOperators(field)) return [value].flat().join(',')
      const { op, values } = chosenOf(value)
      return values.length === 0 ? '' : `${op === 'not_in' ? NOT : ''}${values.join(',')}`
    }
    case 'custom':
      return JSON.stringify(value)
    default:
      return String(value).trim()
  }
}

/** Undefined when the text says nothing. */
export function readFilter(field: SearchField, text: string): unknown {
  const given = text.trim()
  if (given === '') return undefined
  switch (field.kind) {
    case 'yesNo':
      return given === 'true' ? true : given === 'false' ? false : undefined
    case 'dateRange':
      return range(given, (end) => end)
    case 'numberRange':
      return range(given, (end) => (Number.isFinite(Number(end)) ? Number(end) : undefined))
    case 'select':
    case 'dict':
      if (hasOperators(field)) return chosen(given)
      return field.multiple ? given.split(',') : given
    case 'custom':
      return parsed(given)
    default:
      return given
  }
}

function range<T>(text: string, read: (end: string) => T | undefined) {
  const [from = '', to = ''] = text.split(TO)
  const ends = [from, to].map((end) => (end === '' ? undefined : read(end)))
  return ends.every((end) => end === undefined) ? undefined : ends
}

function chosen(text: string): Chosen {
  const not = text.startsWith(NOT)
  return { op: not ? 'not_in' : 'in', values: (not ? text.slice(NOT.length) : text).split(',') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Somebody wrote into the address; the filter is simply not set.
    return undefined
  }
}
