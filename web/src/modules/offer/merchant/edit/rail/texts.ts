/** The texts of an offer that the law has something to say about: those whose declaration names a scene. Pure. */

import { type FieldFact, fieldsOf } from '../../../../../api/facts'
import { offerForm } from '../../../../../api/forms/OfferForm.gen'
import type { Values } from '../../../../../blocks/document/types'
import type { CheckedText, Hit } from '../calls'

export function checkedTexts(values: Values): CheckedText[] {
  const awards = (values.offerAttrs as Values | undefined)?.awards
  return [
    ...collect(fieldsOf(offerForm), values, ''),
    ...(typeof awards === 'string'
      ? [{ field: 'offerAttrs.awards', label: '获奖/认证', text: awards }]
      : []),
  ].filter(({ text }) => text.trim() !== '')
}

function collect(fields: readonly FieldFact[], values: Values, at: string): CheckedText[] {
  return fields.flatMap(({ name, label, scene, fields: inner }) => {
    const value = values[name]
    const path = `${at}${name}`
    if (scene && typeof value === 'string') return [{ field: path, label, text: value }]
    if (!inner || typeof value !== 'object' || value === null) return []
    return Array.isArray(value)
      ? value.flatMap((row: Values, index) => collect(inner, row, `${path}[${index}].`))
      : collect(inner, value as Values, `${path}.`)
  })
}

/** The words before and after, so that one sees where it stands. */
export function around(text: string, { start, end }: Pick<Hit, 'start' | 'end'>) {
  const [from, to] = [Math.max(0, start - 6), Math.min(text.length, end + 6)]
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, start)}`,
    word: text.slice(start, end),
    after: `${text.slice(end, to)}${to < text.length ? '…' : ''}`,
  }
}

/** `删除或改为“热销”` offers 热销. */
export const replacements = (suggestion: string | null | undefined): string[] =>
  [...(suggestion ?? '').matchAll(/[“"「]([^”"」]{1,20})[”"」]/g)].map(([, word]) => word ?? '')

/** Only where the word still stands as it was found. */
export const replaced = (text: string, { start, end, word }: Hit, by: string) =>
  text.slice(start, end) === word ? text.slice(0, start) + by + text.slice(end) : text
