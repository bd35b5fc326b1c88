/** A value as it is read: by the kind of its field. */
import type { ReactNode } from 'react'
import type { UploadFile } from '../../api/files'
import { DictText } from '../../design/dict-text'
import { FileList } from '../../design/file-list'
import { PlainTable } from '../../design/plain-table'
import { EMPTY, formatFigure, formatMoney } from '../../lib/money'
import type { FieldFact } from '../document/facts'
import type { Values } from '../document/types'
import { isEmpty } from '../form/field-state'
import { isKeptBack, KeptBack } from './kept-back'

interface FieldValueProps {
  field: FieldFact
  value: unknown
  /** The document's own words for it, where the value alone says nothing. */
  shown?: ReactNode
}

export function FieldValue({ field, value, shown }: FieldValueProps): ReactNode {
  if (shown !== undefined && shown !== '') return shown
  if (isEmpty(value)) return EMPTY
  if (isKeptBack(field, value)) return <KeptBack field={field} value={value} />
  switch (field.kind) {
    case 'bool':
      return value ? '是' : '否'
    case 'money':
      return <span className="figures">{formatMoney(value as number)}</span>
    case 'rate':
      return <span className="figures">{Number(value).toFixed(2)}%</span>
    case 'int':
    case 'decimal':
      return <span className="figures">{formatFigure(Number(value))}</span>
    case 'dict':
    case 'dicts':
      return <DictText type={field.dict ?? ''} value={value} />
    case 'files':
      return <FileList files={value as UploadFile[]} />
    case 'url':
      return <Address text={String(value)} />
    case 'list':
      return <Rows field={field} rows={value as Values[]} />
    default:
      return [value].flat().join('、')
  }
}

/** Only a web address becomes a link: anything else could run in the reader's name. */
const Address = ({ text }: { text: string }) =>
  /^https?:\/\//i.test(text) ? (
    <a href={text} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  ) : (
    text
  )

interface Row {
  index: number
  values: Values
}

function Rows({ field, rows }: { field: FieldFact; rows: readonly Values[] }) {
  const natural = field.rowKey ?? ''
  return (
    <PlainTable<Row>
      label={field.label}
      rows={rows.map((values, index) => ({ values, index }))}
      rowKey={({ values, index }) => String(values[natural] ?? index)}
      columns={(field.fields ?? []).map((inner) => ({
        title: inner.label,
        cell: ({ values }) => <FieldValue field={inner} value={values[inner.name]} />,
      }))}
    />
  )
}
