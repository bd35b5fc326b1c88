/** What a change makes of the approved offer, and whether 终选 has to look at it as well. Pure. */
import type { FieldFact } from '../../../../api/facts'
import type { Values } from '../../../../blocks/document/types'
import { sameValue } from '../../../../blocks/form/merge'
import type { Template } from './calls'

export interface Change {
  /** Where it stands in the form. */
  path: string
  label: string
  key: boolean
  /** What was approved there; nothing where rows came or went. */
  before?: { field: FieldFact; value: unknown }
}

type Groups = NonNullable<Template['groups']>

/** What the server computes or names itself, and what says no more than which offer it is. */
const COMPUTED: readonly string[] = ['id', 'token', 'finalPrice', 'unitPrice', 'sort', 'changeOf']

export const changesOf = (
  fields: readonly FieldFact[],
  approved: Values,
  now: Values,
  groups: Groups = [],
): Change[] =>
  fields
    .filter(({ name }) => !COMPUTED.includes(name) && !sameValue(approved[name], now[name]))
    .flatMap((field) => {
      const { name, kind } = field
      if (name === 'offerAttrs') return ofAttributes(approved[name], now[name], groups)
      if (kind === 'list') return ofRows(field, name, approved[name], now[name])
      if (kind === 'part') return ofPart(field, approved[name], now[name])
      return [one(field, name, field.label, approved[name])]
    })

const one = (field: FieldFact, path: string, label: string, value: unknown): Change => ({
  path,
  label,
  key: Boolean(field.key),
  before: { field, value },
})

function ofPart({ name, fields = [] }: FieldFact, before: unknown, after: unknown): Change[] {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values]
  return fields
    .filter((inner) => !sameValue(was[inner.name], is[inner.name]))
    .flatMap((inner) => {
      const path = `${name}.${inner.name}`
      return inner.kind === 'list'
        ? ofRows(inner, path, was[inner.name], is[inner.name])
        : [one(inner, path, inner.label, was[inner.name])]
    })
}

/** A row is the same one by its number, or else by its place. */
function ofRows(field: FieldFact, path: string, before: unknown, after: unknown): Change[] {
  const { label, fields = [] } = field
  const was = (before ?? []) as Values[]
  const rows = (after ?? []) as Values[]
  const numbered = fields.some(({ name }) => name === 'id')
  const other = (row: Values, place: number, among: readonly Values[]) =>
    numbered ? among.find(({ id }) => id !== undefined && id === row.id) : among[place]
  const key = fields.some((inner) => inner.key)
  const kept = rows.flatMap((row, place) => {
    const old = other(row, place, was)
    const name = nameOf(row, `${label}第 ${place + 1} 行`)
    if (!old) return [{ path: `${path}[${place}]`, label: `新增 ${name}`, key }]
    return fields
      .filter((inner) => !COMPUTED.includes(inner.name))
      .filter((inner) => !sameValue(old[inner.name], row[inner.name]))
      .map((inner) =>
        one(
          inner,
          `${path}[${place}].${inner.name}`,
          `${name} ${inner.label}`,
          inner.name === 'spec' ? specWords(old.spec) : old[inner.name],
        ),
      )
  })
  const gone = was
    .filter((row, place) => !other(row, place, rows))
    .map((row) => ({ path, label: `删除 ${nameOf(row, label)}`, key }))
  return [...kept, ...gone]
}

const nameOf = ({ skuName, giftName, name }: Values, otherwise: string) =>
  String(skuName || giftName || name || otherwise)

const specWords = (spec: unknown) => Object.values((spec ?? {}) as Values).join(' / ')

function ofAttributes(before: unknown, after: unknown, groups: Groups): Change[] {
  const [was, is] = [(before ?? {}) as Values, (after ?? {}) as Values]
  const known = new Map(
    groups.flatMap(({ fields = [] }) => fields).map((one) => [one.attrCode, one]),
  )
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((code) => !sameValue(was[code], is[code]))
    .map((code) => ({
      path: `offerAttrs.${code}`,
      label: known.get(code)?.label ?? code,
      key: Boolean(known.get(code)?.keyField),
    }))
}
