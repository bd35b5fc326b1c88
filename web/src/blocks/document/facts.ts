/** What the server declares about the fields of a document's form. */

export type FieldKind =
  | 'text'
  | 'area'
  | 'int'
  | 'decimal'
  | 'money'
  | 'rate'
  | 'bool'
  | 'date'
  | 'time'
  | 'dict'
  | 'dicts'
  | 'files'
  | 'ref'
  | 'refs'
  | 'list'
  | 'phone'
  | 'email'
  | 'url'

export interface FieldFact {
  name: string
  label: string
  kind: FieldKind
  /** Characters. */
  max?: number
  min?: number
  /** Numeric range. */
  low?: number
  high?: number
  scale?: number
  dict?: string
  /** `when`: required under a condition that the form itself states. */
  need?: 'draft' | 'submit' | 'when'
  /** A change of it sends the document back to the first step. */
  key?: true
  sensitive?: true
  scene?: string
  /** Title of the group that it stands in. */
  group?: string
  /** How many files. */
  files?: number
  slot?: string
  /** What a reference points to. */
  to?: string
  fields?: FieldFact[]
  /** The natural key of a list's rows. */
  rowKey?: string
}

export interface FormFacts {
  fields: Readonly<Record<string, FieldFact>>
  order: readonly string[]
}

export interface FieldGroup {
  title: string
  fields: FieldFact[]
}

export const orderedFields = ({ fields, order }: FormFacts): FieldFact[] =>
  order.flatMap((name) => fields[name] ?? [])

/** The groups in the order in which their first field stands. */
export function fieldGroups(facts: FormFacts): FieldGroup[] {
  const groups = new Map<string, FieldFact[]>()
  for (const field of orderedFields(facts)) {
    const title = field.group ?? ''
    groups.set(title, [...(groups.get(title) ?? []), field])
  }
  return [...groups].map(([title, fields]) => ({ title, fields }))
}

/** The part of an answer that is the form's; anything else would be refused when sent back. */
export const formValues = (facts: FormFacts, answer: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(facts.order.map((name) => [name, answer[name]]))
