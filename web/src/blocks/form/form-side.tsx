/** The right rail: what the reviewer marked, and what is still to do. */
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Chip } from '../../design/chip'
import { Card } from '../../design/page'
import { type PreCheck, PreCheckPanel } from '../../design/pre-check-panel'
import type { FieldFact } from '../document/facts'
import type { FieldMark } from './field-state'
import styles from './form-side.module.css'
import type { Problem } from './problems'

interface MarksCardProps {
  marks: readonly FieldMark[]
  onGo: (name: string) => void
}

export function MarksCard({ marks, onGo }: MarksCardProps) {
  const left = marks.filter(({ now }) => !now).length
  if (marks.length === 0) return null
  return (
    <Card
      title="驳回标记"
      extra={
        <Chip tone={left > 0 ? 'red' : 'green'}>{left > 0 ? `剩 ${left} 处` : '都已修改'}</Chip>
      }
    >
      <ul className={styles.marks}>
        {marks.map(({ field, label, remark, now }) => (
          <li key={field}>
            {now ? (
              <CheckCircleFilled className={styles.done} aria-label="已修改" />
            ) : (
              <CloseCircleFilled className={styles.open} aria-label="未修改" />
            )}
            <div>
              {label}
              <p>{remark}</p>
            </div>
            <button type="button" aria-label={`定位 ${label}`} onClick={() => onGo(field)}>
              定位
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface TodoCardProps {
  /** All that the submission would be refused for now. */
  found: readonly Problem[]
  required: readonly FieldFact[]
  missing: readonly FieldFact[]
  server: readonly PreCheck[]
  onGo: (name: string) => void
}

export function TodoCard({ found, required, missing, server, onGo }: TodoCardProps) {
  const filled = `必填 ${required.length - missing.length}/${required.length}`
  const [first] = missing
  const wrong = found.filter(({ field }) => !missing.some(({ name }) => name === field))
  const items: PreCheck[] = [
    first
      ? {
          key: 'missing',
          level: 'WARN',
          text: `${filled}，还缺 ${missing.length} 项`,
          where: missing.map(({ label }) => label).join('、'),
          action: { label: '去补', onClick: () => onGo(first.name) },
        }
      : { key: 'missing', level: 'PASS', text: filled },
    ...wrong.map(
      ({ field, message }): PreCheck => ({
        key: field,
        level: 'WARN',
        text: message,
        action: { label: '定位', onClick: () => onGo(field) },
      }),
    ),
    ...server,
  ]
  return <PreCheckPanel items={items} />
}
