/** Fields for reading: their groups as label and value. */
import { MessageOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Card } from '../../design/page'
import type { DocumentType } from '../document/document'
import { type FieldFact, type FormFacts, fieldGroups } from '../document/facts'
import { type RejectInfo, type Values, valuesOf } from '../document/types'
import { isWide } from '../form/field-control'
import { isEmpty, rootOf } from '../form/field-state'
import { FieldValue } from './field-value'
import styles from './read-groups.module.css'

/** Remarks by field, with who made them. */
export interface Marked {
  reviewer: string
  remarks: ReadonlyMap<string, string>
}

/** What a reviewer marked inside a field belongs to the field; several remarks are read one after the other. */
export function markedBy(
  info: RejectInfo | null | undefined,
  nameOf: (path: string) => string = rootOf,
): Marked | undefined {
  if (!info) return undefined
  const remarks = new Map<string, string>()
  for (const { field, label, remark } of info.fields) {
    const name = nameOf(field)
    const text = name === field ? remark : `${label} ${remark}`
    remarks.set(name, [remarks.get(name), text].filter(Boolean).join('；'))
  }
  return { reviewer: info.operatorName, remarks }
}

/** Below what it is about. */
export const Remark = ({ of, at }: { of: Marked | undefined; at: string }) => {
  const remark = of?.remarks.get(at)
  if (remark === undefined) return null
  return (
    <p className={styles.remark}>
      <MessageOutlined /> <strong>{of?.reviewer}：</strong>
      {remark}
    </p>
  )
}

interface ReadGroupsProps<T extends object> {
  facts: FormFacts
  /** The whole answer: a field may be shown by what stands beside it. */
  values: T
  show?: Readonly<Record<string, (values: T) => ReactNode>>
  unseen?: DocumentType['unseen']
  /** What the reviewer said, by field. */
  marked?: Marked
}

export function ReadGroups<T extends object>(props: ReadGroupsProps<T>) {
  const { facts, values, show, unseen, marked } = props
  const byName = valuesOf(values)
  return fieldGroups(facts, unseen).map(({ title, fields }) => (
    <Card key={title} title={title}>
      <dl className={styles.values}>
        {fields.map((field) => (
          <div
            key={field.name}
            className={`${broad(field, byName) ? styles.broad : ''} ${marked?.remarks.has(field.name) ? styles.marked : ''}`}
          >
            <dt>{field.label}</dt>
            <dd>
              <FieldValue
                field={field}
                value={byName[field.name]}
                shown={show?.[field.name]?.(values)}
              />
              <Remark of={marked} at={field.name} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}

/** What is long takes a row of its own; what is not there needs none. */
const broad = (field: FieldFact, values: Values) => isWide(field) && !isEmpty(values[field.name])
