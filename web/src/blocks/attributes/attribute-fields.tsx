/** The attributes of a product as a form asks for them, made from a resolved template. */
import { DatePicker, Input } from 'antd'
import type { ReactElement } from 'react'
import type { components } from '../../api/schema.gen'
import { KeyChip } from '../../design/chip'
import { DateInput } from '../../design/date-input'
import { DictSelect } from '../../design/dict-select'
import { Field, required } from '../../design/form'
import { FieldGrid } from '../../design/group-card'
import { NumberInput } from '../../design/number-input'
import { PlainTable } from '../../design/plain-table'
import { YesNo } from '../../design/select'
import { TextArea, TextInput } from '../../design/text-input'
import { UploadCard } from '../../design/upload-card'
import { isShown } from './show-when'

type Attribute = components['schemas']['AttrField']
type Group = components['schemas']['AttrGroup']

interface AttributeFieldsProps {
  groups: readonly Group[]
  values: Readonly<Record<string, unknown>>
}

/** Stands inside a form; each attribute is a field named by its code. */
export function AttributeFields({ groups, values }: AttributeFieldsProps) {
  return groups.map(({ groupName, fields = [] }) => (
    <section key={groupName} aria-label={groupName}>
      <h3>{groupName}</h3>
      <FieldGrid>
        {fields
          .filter(({ showWhen }) => isShown(showWhen, values))
          .map((attribute) => (
            <Field
              key={attribute.attrCode}
              name={attribute.attrCode}
              label={
                <>
                  {attribute.label}
                  {attribute.keyField && (
                    <>
                      {' '}
                      <KeyChip />
                    </>
                  )}
                </>
              }
              required={attribute.required}
              rules={attribute.required ? [required(attribute.label)] : []}
              extra={attribute.hint}
            >
              {controlOf(attribute)}
            </Field>
          ))}
      </FieldGrid>
    </section>
  ))
}

function controlOf(attribute: Attribute): ReactElement {
  const { control, dictType, maxLength, min, max, decimals, unit, label, attrCode } = attribute
  const bounds = { min: min ?? undefined, max: max ?? undefined, suffix: unit ?? undefined }
  switch (control) {
    case 'textarea':
      return <TextArea maxLength={maxLength ?? undefined} />
    case 'int':
      return <NumberInput kind="int" {...bounds} />
    case 'num':
      return <NumberInput kind="num" scale={decimals ?? 2} {...bounds} />
    case 'select':
      return <DictSelect type={dictType ?? ''} />
    case 'multi':
      return <DictSelect type={dictType ?? ''} multiple />
    case 'yesno':
      return <YesNo />
    case 'date':
      return <DateInput />
    case 'range':
      return <DatePicker.RangePicker style={{ width: '100%' }} />
    case 'file':
    case 'image':
      return <UploadCard label={label} slot={attrCode} bizType="attribute" limit={max ?? 1} />
    case 'table':
      return <Columns attribute={attribute} />
    default:
      return <TextInput maxLength={maxLength ?? undefined} suffix={unit} />
  }
}

/** A table's columns, with one line to fill in. */
function Columns({ attribute: { label, columns = [] } }: { attribute: Attribute }) {
  return (
    <PlainTable
      label={label}
      rowKey={() => 'first'}
      rows={[{}]}
      columns={columns.map((column) => ({
        title: column.required ? `${column.label} *` : column.label,
        cell: () => <Input aria-label={column.label} />,
      }))}
    />
  )
}
