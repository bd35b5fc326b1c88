/** Search fields and columns that the server's facts already describe: a list names them, and says only what is special. */
import { TwoLines } from '../../design/cells'
import type { Column } from '../../design/columns'
import { DictTag } from '../../design/dict-tag'
import { DictText } from '../../design/dict-text'
import type { SearchField } from '../../design/search-fields'
import { EMPTY } from '../../lib/money'
import { FieldValue } from '../detail/field-value'
import { type DocumentType, statusesOf } from '../document/document'
import type { FieldFact } from '../document/facts'
import type { DocumentHead } from '../document/types'

/** What every document has beside its form. */
const HEAD_DATES: Readonly<Record<string, string>> = {
  createdDate: '创建时间',
  submitDate: '提交时间',
}

type Named = Pick<DocumentType, 'facts' | 'statuses' | 'name'>

export function searchField(doc: Named, name: string): SearchField {
  if (name === 'status') {
    return { name, label: '状态', kind: 'dict', dict: statusesOf(doc), multiple: true }
  }
  if (name === 'changeStatus') {
    return { name, label: '变更状态', kind: 'dict', dict: 'OfferChangeStatus', multiple: true }
  }
  const date = HEAD_DATES[name]
  if (date) return { name, label: date, kind: 'dateRange', time: true }
  const fact = known(doc, name)
  return { name, label: fact.label, ...searched(fact) }
}

type Way = SearchField extends infer F
  ? F extends unknown
    ? Omit<F, 'name' | 'label'>
    : never
  : never

function searched(fact: FieldFact): Way {
  switch (fact.kind) {
    case 'dict':
    case 'dicts':
      return { kind: 'dict', dict: fact.dict ?? '', multiple: true }
    case 'bool':
      return { kind: 'yesNo' }
    case 'date':
      return { kind: 'dateRange' }
    case 'time':
      return { kind: 'dateRange', time: true }
    case 'int':
    case 'decimal':
    case 'rate':
    case 'money':
      return { kind: 'numberRange' }
    default:
      return { kind: 'text' }
  }
}

/** Wide enough for what stands in it, by its kind. */
const WIDTHS: Readonly<Partial<Record<FieldFact['kind'], number>>> = {
  bool: 72,
  int: 88,
  decimal: 96,
  rate: 88,
  money: 110,
  dict: 100,
  date: 110,
  time: 160,
}

const FIGURES: readonly FieldFact['kind'][] = ['int', 'decimal', 'rate', 'money']

export function factColumn<R extends DocumentHead>(doc: Named, name: keyof R & string): Column<R> {
  if (name === 'status') return statusColumn(doc)
  const date = HEAD_DATES[name]
  if (date) return { key: name, title: date, width: 160, cell: (row) => String(row[name] ?? EMPTY) }
  const fact = known(doc, name)
  return {
    key: name,
    title: fact.label,
    width: WIDTHS[fact.kind] ?? 150,
    align: FIGURES.includes(fact.kind) ? 'right' : 'left',
    cell: (row) => <FieldValue field={fact} value={row[name]} />,
  }
}

/** How it stands and, where it lives on, how a change of it does. */
function statusColumn<R extends DocumentHead>(doc: Named): Column<R> {
  return {
    key: 'status',
    title: '状态',
    width: 110,
    card: 'status',
    cell: (row) => {
      const tag = <DictTag type={statusesOf(doc)} value={row.status} />
      const change = 'changeStatus' in row ? String(row.changeStatus) : 'NONE'
      if (change === 'NONE') return tag
      return <TwoLines first={tag} second={<DictText type="OfferChangeStatus" value={change} />} />
    },
  }
}

function known({ facts, name: doc }: Named, name: string): FieldFact {
  const fact = facts.fields[name]
  if (!fact) throw new Error(`${doc} has no field ${name}`)
  return fact
}
