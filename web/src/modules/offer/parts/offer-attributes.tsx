/** The attributes of an offer under the labels that its template gives them. */
import type { ReactNode } from 'react'
import { type Marked, Remark } from '../../../blocks/detail/read-groups'
import read from '../../../blocks/detail/read-groups.module.css'
import { isEmpty } from '../../../blocks/form/field-state'
import { KeyChip } from '../../../design/chip'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { FileList } from '../../../design/file-list'
import { Card } from '../../../design/page'
import { PlainTable } from '../../../design/plain-table'
import { EMPTY, formatFigure } from '../../../lib/money'
import { isShown } from '../../bizconfig/parts/show-when'
import styles from './offer-content.module.css'
import type { AttrField } from './types'
import { type Attributed, around, useTemplate } from './use-attribute-places'

interface OfferAttributesProps {
  offer: Attributed
  /** By their codes. */
  marked?: Marked
}

export function OfferAttributes({ offer, marked }: OfferAttributesProps) {
  const { offerAttrs = {} } = offer
  const { data, error, refetch } = useTemplate(offer)
  if (error) return <ErrorFace title="类目属性加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={2} />
  const groups = data.groups
    .map(({ groupName, fields = [] }) => ({
      groupName,
      fields: fields.filter(({ showWhen }) => isShown(showWhen, around(offer))),
    }))
    .filter(({ fields }) => fields.length > 0)
  // What a template has dropped since is not lost to the reader.
  const known = new Set(groups.flatMap(({ fields }) => fields.map(({ attrCode }) => attrCode)))
  const strange = Object.entries(offerAttrs).filter(
    ([code, value]) => !known.has(code) && !isEmpty(value),
  )
  if (groups.length === 0 && strange.length === 0) return null
  return (
    <Card title="类目属性">
      {groups.map(({ groupName, fields }) => (
        <section key={groupName} className={styles.attributes} aria-label={groupName}>
          <h3>{groupName}</h3>
          <dl className={read.values}>
            {fields.map((field) => (
              <div
                key={field.attrCode}
                className={`${isLong(field, offer) ? read.broad : ''} ${marked?.remarks.has(field.attrCode) ? read.marked : ''}`}
              >
                <dt>
                  {field.label} {field.keyField && <KeyChip />}
                </dt>
                <dd>
                  {attributeValue(field, offer)}
                  <Remark of={marked} at={field.attrCode} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {strange.length > 0 && (
        <dl className={read.values}>
          {strange.map(([code, value]) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>{plain(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

const LONG = ['textarea', 'table']
const FILES = ['file', 'image']

const isLong = ({ control, attrCode }: AttrField, { offerAttrs = {} }: Attributed) =>
  FILES.includes(control) || (LONG.includes(control) && !isEmpty(offerAttrs[attrCode]))

function attributeValue(
  field: AttrField,
  { offerAttrs = {}, attrFiles = [] }: Attributed,
): ReactNode {
  const { attrCode, control, dictType, unit, columns = [], label } = field
  if (FILES.includes(control))
    return <FileList files={attrFiles.filter(({ type }) => type === attrCode)} empty={EMPTY} />
  const value = offerAttrs[attrCode]
  if (isEmpty(value)) return EMPTY
  if (control === 'table' && Array.isArray(value))
    return (
      <PlainTable<{ at: number; row: Record<string, unknown> }>
        label={label}
        rows={value.map((row, at) => ({ at, row }))}
        rowKey={({ at }) => at}
        columns={columns.map((column) => ({
          title: column.label,
          cell: ({ row }) => plain(row[column.code]),
        }))}
      />
    )
  if (dictType) return <DictText type={dictType} value={value} />
  return `${plain(value)}${typeof value === 'number' && unit ? ` ${unit}` : ''}`
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') return formatFigure(value)
  if (Array.isArray(value)) return value.map(plain).join('、')
  return isEmpty(value) ? EMPTY : typeof value === 'object' ? JSON.stringify(value) : String(value)
}
