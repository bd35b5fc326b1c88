/** A list of rows as one field: a table to read, a drawer to fill one in. */
import { PlusOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { type ReactNode, type Ref, useState } from 'react'
import { Form, useForm, useWatch } from '../../design/form'
import { FieldGrid } from '../../design/group-card'
import { PlainTable } from '../../design/plain-table'
import { uuid } from '../../lib/uuid'
import { FieldValue } from '../detail/field-value'
import type { FieldFact } from '../document/facts'
import type { Values } from '../document/types'
import { isWide } from './field-control'
import { FormField } from './form-field'
import type { FormParts } from './form-parts'
import styles from './rows-field.module.css'

export interface RowsFieldProps {
  field: FieldFact
  bizType: string
  parts?: RowParts
  value?: readonly Values[] | null
  onChange?: (rows: Values[]) => void
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLDivElement>
}

/** What is special about the rows of a list. */
export interface RowParts extends FormParts {
  /** The columns of the table; all fields where none are named. */
  columns?: readonly string[]
  /** In place of a cell. */
  cells?: Readonly<Record<string, (row: Values) => ReactNode>>
}

/** Known by the server's id or by our own token; people see neither. */
const UNSEEN = ['id', 'token']

export function RowsField(props: RowsFieldProps) {
  const { field, bizType, parts = {}, value, onChange, disabled, id, ref } = props
  const [open, setOpen] = useState<number | 'new'>()
  const rows = value ?? []
  const inner = (field.fields ?? []).filter(({ name }) => !UNSEEN.includes(name))
  const shown = parts.columns ? inner.filter(({ name }) => parts.columns?.includes(name)) : inner
  const keyed = field.fields?.some(({ name }) => name === 'token')
  const keep = (row: Values) => {
    const whole = keyed && !row.id && !row.token ? { ...row, token: uuid() } : row
    onChange?.(
      open === 'new' ? [...rows, whole] : rows.map((one, at) => (at === open ? whole : one)),
    )
    setOpen(undefined)
  }
  const full = field.max !== undefined && rows.length >= field.max
  return (
    <div id={id} ref={ref} className={styles.rows} tabIndex={-1}>
      {rows.length > 0 && (
        <PlainTable<{ row: Values; at: number }>
          label={field.label}
          rows={rows.map((row, at) => ({ row, at }))}
          rowKey={({ row, at }) => String(row.id ?? row.token ?? at)}
          columns={[
            ...shown.map((one) => ({
              title: one.label,
              cell: ({ row }: { row: Values }) =>
                parts.cells?.[one.name]?.(row) ?? <FieldValue field={one} value={row[one.name]} />,
            })),
            ...(disabled
              ? []
              : [
                  {
                    title: '操作',
                    width: 108,
                    cell: ({ at }: { at: number }) => (
                      <div className={styles.deeds}>
                        <Button type="link" size="small" onClick={() => setOpen(at)}>
                          编辑
                        </Button>
                        <Button
                          type="link"
                          size="small"
                          danger
                          onClick={() => onChange?.(rows.filter((_, index) => index !== at))}
                        >
                          删除
                        </Button>
                      </div>
                    ),
                  },
                ]),
          ]}
        />
      )}
      {!disabled && (
        <Button icon={<PlusOutlined />} disabled={full} onClick={() => setOpen('new')}>
          添加{field.label}
        </Button>
      )}
      {open !== undefined && (
        <RowDrawer
          title={`${open === 'new' ? '添加' : '编辑'}${field.label}`}
          fields={inner}
          parts={parts}
          bizType={bizType}
          start={open === 'new' ? (parts.initial ?? {}) : (rows[open] ?? {})}
          onKeep={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

interface RowDrawerProps {
  title: string
  fields: readonly FieldFact[]
  parts: RowParts
  bizType: string
  start: Values
  onKeep: (row: Values) => void
  onClose: () => void
}

export function RowDrawer({
  title,
  fields,
  parts,
  bizType,
  start,
  onKeep,
  onClose,
}: RowDrawerProps) {
  const [form] = useForm<Values>()
  const values = useWatch([], form) ?? start
  const visible = fields.filter(({ name }) => !parts.hidden?.(name, values))
  const one = (field: FieldFact) => (
    <FormField
      key={field.name}
      field={field}
      values={values}
      parts={parts}
      put={form.setFieldsValue}
      bizType={bizType}
      marks={[]}
      reviewer=""
    />
  )
  return (
    <Drawer
      open
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" onClick={() => form.submit()}>
            确定
          </Button>
        </div>
      }
    >
      <Form<Values>
        form={form}
        initialValues={start}
        // Inside another form's page: Enter must not send that one.
        onFinish={(filled) => onKeep({ ...start, ...filled })}
      >
        <FieldGrid>{visible.filter((field) => !isWide(field)).map(one)}</FieldGrid>
        <div className={styles.wide}>{visible.filter(isWide).map(one)}</div>
      </Form>
    </Drawer>
  )
}
