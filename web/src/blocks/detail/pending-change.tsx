/** What a change would make another, while the document stays as it was. */
import { DictTag } from '../../design/dict-tag'
import { Card } from '../../design/page'
import type { DocumentType } from '../document/document'
import { orderedFields } from '../document/facts'
import { type DocumentDetail, valuesOf } from '../document/types'
import { FieldValue } from './field-value'
import styles from './pending-change.module.css'

export function PendingChange({ doc, detail }: { doc: DocumentType; detail: DocumentDetail }) {
  const { pending = {} } = detail
  const now = valuesOf(detail)
  const changed = orderedFields(doc.facts).filter(({ name }) => name in pending)
  return (
    <Card
      title="待生效的变更"
      extra={<DictTag type="OfferChangeStatus" value={String(now.changeStatus)} />}
    >
      <dl className={styles.changes}>
        {changed.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <span className={styles.before}>
                <FieldValue field={field} value={now[field.name]} />
              </span>
              <span role="img" aria-label="变更为">
                →
              </span>
              <FieldValue field={field} value={pending[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
