import { cloneElement, memo, type ReactElement, type ReactNode, useCallback } from 'react'
import { Field } from '../../design/form'
import { RejectMark } from '../../design/reject-mark'
import { digitRunIn } from '../../lib/digit-runs'
import { useLatest } from '../../lib/use-latest'
import { useDictionary } from '../../state/dictionary'
import type { FieldFact } from '../document/facts'
import type { Values } from '../document/types'
import { AskedField } from './asked-field'
import { controlOf } from './field-control'
import { type FieldMark, isRequired, problemOf, roomOf, roomProblem } from './field-state'
import type { FormParts, Put } from './form-parts'
import { type RowParts, RowsField } from './rows-field'

interface FormFieldProps {
  field: FieldFact
  values: Values
  parts: FormParts
  /** For controls that write more than one field. */
  put?: Put
  bizType: string
  /** What the reviewer said of it, and whether it was changed since. */
  marks: readonly FieldMark[]
  reviewer: string
}

/** A field by its facts: label, control, checks on change and blur, and the reviewer's marks. */
export function FormField(props: FormFieldProps) {
  const { field, values, parts, put = () => undefined, bizType, marks, reviewer } = props
  const { name } = field
  // What is said at a place inside is not said of the whole once more.
  const said = parts.tells?.includes(name)
    ? marks.filter(({ at, field: path }) => at === path)
    : marks
  const needed = isRequired(field, values, parts.when ?? {})
  // The check runs when the kit calls it; it must see the form as it is by then.
  const now = useLatest({ values, parts, needed })
  const check = useCallback(
    (value: unknown) => {
      const { items } = useDictionary.getState()
      return (
        problemOf(field, value, now.current.needed) ??
        roomProblem(field, value, roomOf(now.current.values), items) ??
        now.current.parts.checks?.[field.name]?.(value, now.current.values)
      )
    },
    [field],
  )
  return (
    <FieldItem
      field={field}
      label={parts.labels?.[name] ?? field.label}
      bizType={bizType}
      rows={parts.rows?.[name]}
      control={parts.controls?.[name]?.(field, values, put)}
      hint={parts.hints?.[name]?.(values)}
      needed={needed}
      bare={parts.bare?.includes(name)}
      locked={parts.locked?.(name)}
      run={hasDigitRun(field, values[name], parts.codes)}
      check={check}
      reviewer={reviewer}
      remark={said.map(remarkOf).join('；')}
      changed={said.every((mark) => mark.now)}
    />
  )
}

/** Of a place inside the field one must be told which. */
const remarkOf = ({ field, at, label, remark }: FieldMark) =>
  field === at ? remark : `${label} ${remark}`

interface FieldItemProps {
  field: FieldFact
  label: string
  bizType: string
  rows?: RowParts
  control?: ReactElement
  hint?: ReactNode
  needed: boolean
  bare?: boolean
  locked?: boolean
  run: boolean
  check: (value: unknown) => string | undefined
  reviewer: string
  remark: string
  changed: boolean
}

/** What is typed into one field is of no concern to the others: they are not drawn again. */
const FieldItem = memo(function FieldItem(props: FieldItemProps) {
  const { field, label, bizType, rows, hint, needed, bare, locked, run, check } = props
  const { reviewer, remark, changed } = props
  const { name } = field
  const control =
    props.control ??
    (field.kind === 'list' ? (
      <RowsField field={field} bizType={bizType} parts={rows} />
    ) : (
      controlOf(field, bizType)
    ))
  const held = locked ? cloneElement(control as ReactElement<Values>, { disabled: true }) : control
  const rules = [{ validator: async (_: unknown, value: unknown) => fail(check(value)) }]
  const item = bare ? (
    // It says itself what is wrong in it.
    <Field name={name} noStyle>
      {held}
    </Field>
  ) : (
    <AskedField
      name={name}
      label={label}
      keyed={field.key}
      locked={locked}
      required={needed}
      rules={rules}
      run={run}
      hint={hint}
    >
      {held}
    </AskedField>
  )
  return (
    <div data-field={name}>
      {remark === '' ? (
        item
      ) : (
        <RejectMark reviewer={reviewer} remark={remark} changed={changed}>
          {item}
        </RejectMark>
      )}
    </div>
  )
})

const FIGURES: readonly string[] = ['int', 'decimal', 'rate', 'money']

/** S5-22, in figures and in what the form calls a code. */
const hasDigitRun = ({ kind, name }: FieldFact, value: unknown, codes: readonly string[] = []) =>
  (FIGURES.includes(kind) || codes.includes(name)) &&
  (typeof value === 'number' || typeof value === 'string') &&
  digitRunIn(value) !== undefined

function fail(text: string | undefined) {
  if (text) throw new Error(text)
}
