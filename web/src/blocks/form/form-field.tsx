import { KeyChip } from '../../design/chip'
import { Field } from '../../design/form'
import { RejectMark } from '../../design/reject-mark'
import { useDictionary } from '../../state/dictionary'
import type { FieldFact } from '../document/facts'
import type { Values } from '../document/types'
import { controlOf } from './field-control'
import { type FieldMark, isRequired, problemOf, roomOf, roomProblem } from './field-state'
import type { FormParts } from './form-parts'
import { RowsField } from './rows-field'

interface FormFieldProps {
  field: FieldFact
  values: Values
  parts: FormParts
  bizType: string
  /** What the reviewer said of it, and whether it was changed since. */
  marks: readonly FieldMark[]
  reviewer: string
}

/** A field by its facts: label, control, checks on change and blur, and the reviewer's marks. */
export function FormField({ field, values, parts, bizType, marks, reviewer }: FormFieldProps) {
  const { name, label } = field
  const items = useDictionary((state) => state.items)
  const needed = isRequired(field, values, parts.when ?? {})
  const check = (value: unknown) =>
    problemOf(field, value, needed) ??
    roomProblem(field, value, roomOf(values), items) ??
    parts.checks?.[name]?.(value, values)
  const item = (
    <Field
      name={name}
      label={
        <>
          {label}
          {field.key && (
            <>
              {' '}
              <KeyChip />
            </>
          )}
        </>
      }
      required={needed}
      rules={[{ validator: async (_, value) => fail(check(value)) }]}
      extra={parts.hints?.[name]?.(values)}
      style={{ marginBottom: 0 }}
    >
      {parts.controls?.[name]?.(field, values) ??
        (field.kind === 'list' ? (
          <RowsField field={field} bizType={bizType} parts={parts.rows?.[name]} />
        ) : (
          controlOf(field, bizType)
        ))}
    </Field>
  )
  const remark = marks.map((mark) => mark.remark).join('；')
  return (
    <div data-field={name}>
      {marks.length === 0 ? (
        item
      ) : (
        <RejectMark reviewer={reviewer} remark={remark} changed={marks.every(({ now }) => now)}>
          {item}
        </RejectMark>
      )}
    </div>
  )
}

function fail(text: string | undefined) {
  if (text) throw new Error(text)
}
