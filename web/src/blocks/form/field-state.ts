/** Which fields of a form are missing, wrong or rejected, and what a group's place in the rail says. Pure. */
import type { DictItem } from '../../api/calls'
import { kindProblem } from '../../design/field-kinds'
import { t } from '../../i18n/texts'
import { isMasked } from '../../lib/mask'
import { isBlank } from '../../lib/validators'
import { findDictItem, fitsRoom } from '../../state/dictionary'
import type { FieldFact } from '../document/facts'
import type { RejectedField, Values } from '../document/types'
import { sameValue } from './merge'
import { rootOf, valueAt } from './paths'
import type { Problem } from './problems'

export { rootOf }

/** S5-10; an empty list is empty too, 0 and 否 are not. */
export const isEmpty = (value: unknown) =>
  isBlank(value) || (Array.isArray(value) && value.length === 0)

/** When a field is required that the server does not always require. */
export type Conditions = Readonly<Record<string, (values: Values) => boolean>>

export const isRequired = ({ need, name }: FieldFact, values: Values, when: Conditions) =>
  need === 'draft' || need === 'submit' || Boolean(when[name]?.(values))

/** S5-11. */
export function problemOf(field: FieldFact, value: unknown, required: boolean): string | undefined {
  const { label, missing = t('common.required', { label }) } = field
  if (isEmpty(value)) return required ? missing : undefined
  if (field.sensitive && isMasked(value)) return undefined
  return kindProblem(field.kind, value)
}

/** The live room that a form is for, where it is for one. */
export const roomOf = ({ liveRoom }: Values) =>
  typeof liveRoom === 'string' && liveRoom !== '' ? liveRoom : undefined

/** What is wrong with options that the form's room does not offer. */
export function roomProblem(
  { dict, label }: FieldFact,
  value: unknown,
  room: string | undefined,
  items: readonly DictItem[],
): string | undefined {
  if (!dict || !room) return undefined
  const foreign = [value].flat().some((one) => {
    const item = typeof one === 'string' ? findDictItem(items, dict, one) : undefined
    return item !== undefined && !fitsRoom(item, room)
  })
  return foreign ? t('common.room', { label }) : undefined
}

export interface FieldMark extends RejectedField {
  /** The form's own field that carries the mark. */
  at: string
  /** Differs by now from what was rejected. */
  now: boolean
}

/** The server says what was changed in earlier saves; what is typed now counts as well. */
export const fieldMarks = (
  marks: readonly RejectedField[],
  saved: Values,
  values: Values,
): FieldMark[] =>
  marks.map((mark) => {
    const at = rootOf(mark.field)
    const typed = !sameValue(valueAt(saved, mark.field), valueAt(values, mark.field))
    return { ...mark, at, now: mark.changed || typed }
  })

export interface GroupState {
  /** Marked by the reviewer and not changed yet. */
  rejected: number
  /** With a word that the law forbids. */
  forbidden: number
  wrong: number
  missing: number
}

export interface InnerState {
  wrong: number
  missing: number
}

/** Of the places inside fields: what a list of fifty rows lacks is counted once. */
export function innerState(found: readonly Problem[]): Map<string, InnerState> {
  const states = new Map<string, InnerState>()
  for (const { field, missing } of found) {
    const root = rootOf(field)
    if (root === field) continue
    const state = states.get(root) ?? { wrong: 0, missing: 0 }
    state[missing ? 'missing' : 'wrong'] += 1
    states.set(root, state)
  }
  return states
}

interface Situation {
  values: Values
  when: Conditions
  /** Names of fields that show an error. */
  wrong: ReadonlySet<string>
  /** Names of fields that carry an unchanged mark. */
  rejected: ReadonlySet<string>
  /** Names of fields with a forbidden word. */
  forbidden?: ReadonlySet<string>
  /** How much is missing or wrong inside fields, by their names. */
  inner?: ReadonlyMap<string, InnerState>
}

export function groupState(fields: readonly FieldFact[], now: Situation): GroupState {
  const missing = (field: FieldFact) =>
    isEmpty(now.values[field.name]) && isRequired(field, now.values, now.when)
  const count = (test: (field: FieldFact) => boolean) => fields.filter(test).length
  const inside = fields.flatMap(({ name }) => now.inner?.get(name) ?? [])
  const sum = (what: keyof InnerState) => inside.reduce((total, one) => total + one[what], 0)
  return {
    rejected: count(({ name }) => now.rejected.has(name)),
    forbidden: count(({ name }) => Boolean(now.forbidden?.has(name))),
    wrong: count((field) => now.wrong.has(field.name) && !missing(field)) + sum('wrong'),
    missing: count(missing) + sum('missing'),
  }
}
