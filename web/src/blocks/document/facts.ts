/** What the server declares about the fields of a document's form, in their order and groups. */
import type { FieldFact, FormFields } from '../../api/facts'

export type { FieldFact }

export interface FormFacts {
  fields: Readonly<Record<string, FieldFact>>
  order: readonly string[]
}

export interface FieldGroup {
  title: string
  fields: FieldFact[]
}

export const factsOf = (fields: FormFields): FormFacts => ({
  fields: Object.fromEntries(fields.map((field) => [field.name, field])),
  order: fields.map(({ name }) => name),
})

export const orderedFields = ({ fields, order }: FormFacts): FieldFact[] =>
  order.flatMap((name) => fields[name] ?? [])

/** The groups in the order in which their first field stands. */
export function fieldGroups(facts: FormFacts, unseen: readonly string[] = []): FieldGroup[] {
  const groups = new Map<string, FieldFact[]>()
  for (const field of orderedFields(facts)) {
    if (unseen.includes(field.name)) continue
    const title = field.group ?? ''
    groups.set(title, [...(groups.get(title) ?? []), field])
  }
  return [...groups].map(([title, fields]) => ({ title, fields }))
}

/** The browser keeps what a crash would lose, but nothing that must not lie there, however deep it stands. */
export const withoutPersonal = (
  fields: readonly FieldFact[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const left = { ...values }
  for (const { name, sensitive, kind, fields: below } of fields) {
    if (sensitive || kind === 'phone') delete left[name]
    else if (below && name in left)
      left[name] = eachForm(left[name], (row) => withoutPersonal(below, row))
  }
  return left
}

/** The rows of a list, or the one form that is a part. */
function eachForm(value: unknown, change: (form: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => eachForm(row, change))
  return value && typeof value === 'object' ? change(value as Record<string, unknown>) : value
}

/** The part of an answer that is the form's; anything else would be refused when sent back. */
export const formValues = (facts: FormFacts, answer: object): Record<string, unknown> => {
  const values = answer as Readonly<Record<string, unknown>>
  return Object.fromEntries(facts.order.map((name) => [name, values[name]]))
}
