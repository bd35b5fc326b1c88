/** Fields for reading: their groups as label and value. */
import type { ReactNode } from 'react'
import { Card } from '../../design/page'
import type { DocumentType } from '../document/document'
import { type FieldFact, type FormFacts, fieldGroups } from '../document/facts'
import { type Values, valuesOf } from '../document/types'
import { isWide } from '../form/field-control'
import { isEmpty } from '../form/field-state'
import { FieldValue } from './field-value'
import styles from './read-groups.module.css'

interface ReadGroupsProps<T extends object> {
  facts: FormFacts
  /** The whole answer: a field may be shown by what stands beside it. */
  values: T
  show?: Readonly<Record<string, (values: T) => ReactNode>>
  unseen?: DocumentType['unseen']
  /** What the reviewer marked, by field. */
  marked?: ReadonlySet<string>
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
            className={`${broad(field, byName) ? styles.broad : ''} ${marked?.has(field.name) ? styles.marked : ''}`}
          >
            <dt>{field.label}</dt>
            <dd>
              <FieldValue
                field={field}
                value={byName[field.name]}
                shown={show?.[field.name]?.(values)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}

/** What is long takes a row of its own; what is not there needs none. */
const broad = (field: FieldFact, values: Values) => isWide(field) && !isEmpty(values[field.name])
