/** Fields for reading: their groups as label and value. */
import { Card } from '../../design/page'
import type { DocumentType } from '../document/document'
import { type FieldFact, type FormFacts, fieldGroups } from '../document/facts'
import type { Values } from '../document/types'
import { isWide } from '../form/field-control'
import { isEmpty } from '../form/field-state'
import { FieldValue } from './field-value'
import styles from './read-groups.module.css'

interface ReadGroupsProps {
  facts: FormFacts
  values: Values
  show?: DocumentType['show']
  unseen?: DocumentType['unseen']
  /** What the reviewer marked, by field. */
  marked?: ReadonlySet<string>
}

export const ReadGroups = ({ facts, values, show, unseen, marked }: ReadGroupsProps) =>
  fieldGroups(facts, unseen).map(({ title, fields }) => (
    <Card key={title} title={title}>
      <dl className={styles.values}>
        {fields.map((field) => (
          <div
            key={field.name}
            className={`${broad(field, values) ? styles.broad : ''} ${marked?.has(field.name) ? styles.marked : ''}`}
          >
            <dt>{field.label}</dt>
            <dd>
              <FieldValue
                field={field}
                value={values[field.name]}
                shown={show?.[field.name]?.(values)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))

/** What is long takes a row of its own; what is not there needs none. */
const broad = (field: FieldFact, values: Values) => isWide(field) && !isEmpty(values[field.name])
