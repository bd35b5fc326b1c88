/** What the server declares about a field, from its one line of declaration. */
export interface FieldFact {
  name: string
  label: string
  /** The control that it asks for, and how its value is read. */
  kind: FieldKind
  /** When it must be filled: always, to submit, or to submit where the form's own condition holds. */
  need?: 'draft' | 'submit' | 'when'
  /** Said instead of `{label}不能为空`. */
  missing?: string
  /** Characters of a text, or items of a list. */
  max?: number
  min?: number
  /** Bounds of a number. */
  low?: number
  high?: number
  scale?: number
  dict?: string
  group?: string
  /** Its change sends a resubmission back to the first step. */
  key?: boolean
  sensitive?: boolean
  scene?: string
  /** What an id points to. */
  to?: string
  /** The field by which two versions of a row are the same row. */
  rowKey?: string
  /** What its slot takes, where that is no plain picture. */
  accept?: readonly string[]
  maxKb?: number
  fields?: readonly FieldFact[]
}

export type FieldKind =
  | 'text'
  | 'area'
  | 'phone'
  | 'email'
  | 'url'
  | 'int'
  | 'decimal'
  | 'rate'
  | 'money'
  | 'bool'
  | 'date'
  | 'time'
  | 'dict'
  | 'dicts'
  | 'texts'
  | 'ref'
  | 'refs'
  | 'files'
  | 'list'
  /** A form within the form. */
  | 'part'
  | 'other'

/** The fields of a form, in the order of their declaration: `api/forms` has a file for each that a page asks for. */
export type FormFields = readonly FieldFact[]

/** A generated form names its fields; whoever goes through all of them wants them alike. */
export const fieldsOf = (form: FormFields): FormFields => form

export const factOf = <F extends FormFields>(form: F, name: F[number]['name']): FieldFact => {
  const found = form.find((field) => field.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}
