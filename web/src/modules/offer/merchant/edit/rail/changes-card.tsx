/** What a change has made of the approved offer so far, and which way it will go. */
import type { ReactNode } from 'react'
import { FieldValue } from '../../../../../blocks/detail/field-value'
import { orderedFields } from '../../../../../blocks/document/facts'
import type { Values } from '../../../../../blocks/document/types'
import { Chip, KeyChip } from '../../../../../design/chip'
import { Link } from '../../../../../design/link'
import { Card } from '../../../../../design/page'
import { offerChange } from '../../../document'
import { BrandName, StoreName } from '../../../parts/references'
import type { OfferDetail } from '../../../parts/types'
import { type Change, changesOf } from '../changes'
import { useLive } from '../live'
import styles from './changes-card.module.css'

interface ChangesCardProps {
  /** The change itself. */
  id: number
  approved: OfferDetail
  values: Values
  onGo: (path: string) => void
}

const SHOWN = 8

export function ChangesCard({ id, approved, values, onGo }: ChangesCardProps) {
  const groups = useLive((live) => live.groups)
  const changes = changesOf(orderedFields(offerChange.facts), approved, values, groups)
  const key = changes.some((change) => change.key)
  const more = changes.length - SHOWN
  return (
    <Card
      title="变更内容"
      extra={
        changes.length > 0 && (
          <Chip tone={key ? 'key' : 'blue'}>{key ? '招商 → 终选' : '仅招商审核'}</Chip>
        )
      }
    >
      {changes.length === 0 ? (
        <p className={styles.quiet}>还没有改动。改动带“关键”标记的字段，需再经终选。</p>
      ) : (
        <ul className={styles.list} aria-label="已改动的字段">
          {changes.slice(0, SHOWN).map((change) => (
            <Line key={change.path + change.label} change={change} of={approved} onGo={onGo} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.quiet}>另有 {more} 处改动</p>}
      <Link to={`${offerChange.routes.detail(id)}?tab=versions`}>查看已保存内容的对比</Link>
    </Card>
  )
}

interface LineProps {
  change: Change
  of: OfferDetail
  onGo: (path: string) => void
}

function Line({ change: { path, label, key, before }, of, onGo }: LineProps) {
  return (
    <li>
      <div>
        {label} {key && <KeyChip />}
        {before && before.field.kind !== 'files' && (
          <p>
            已通过：
            <FieldValue {...before} shown={nameIn(before.field.name, of)} />
          </p>
        )}
      </div>
      <button type="button" aria-label={`定位 ${label}`} onClick={() => onGo(path)}>
        定位
      </button>
    </li>
  )
}

/** What an id points to. */
function nameIn(field: string, approved: OfferDetail): ReactNode {
  if (field === 'brandId') return <BrandName of={approved} />
  if (field === 'storeId') return <StoreName id={Number(approved.storeId)} />
  return undefined
}
