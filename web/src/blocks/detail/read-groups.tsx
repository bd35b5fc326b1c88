/** A document for reading: its groups as label and value. */
import { Card } from '../../design/page'
import type { DocumentType } from '../document/document'
import { type FieldFact, fieldGroups } from '../document/facts'
import type { Values } from '../document/types'
import { FieldValue } from './field-value'
import styles from './read-groups.module.css'

interface ReadGroupsProps {
  doc: DocumentType
  detail: Values
  /** What the reviewer marked, by field. */
  marked?: ReadonlySet<string>
}

export const ReadGroups = ({ doc, detail, marked }: ReadGroupsProps) =>
  fieldGroups(doc.facts).map(({ title, fields }) => (
    <Card key={title} title={title}>
      <dl className={styles.values}>
        {fields.map((field) => (
          <div
            key={field.name}
            className={`${isBroad(field) ? styles.broad : ''} ${marked?.has(field.name) ? styles.marked : ''}`}
          >
            <dt>{field.label}</dt>
            <dd>
              <FieldValue
                field={field}
                value={detail[field.name]}
                shown={doc.show?.[field.name]?.(detail)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  ))

const isBroad = ({ kind }: FieldFact) => kind === 'area' || kind === 'files' || kind === 'list'
