import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Can } from '../../design/can'
import { EmptyFace, NoResultFace } from '../../design/faces'
import { type FilterWords, filterWords, type SearchField } from '../../design/search-fields'
import { WriteButton } from '../../design/write-button'
import { dictLabel, useDictionary } from '../../state/dictionary'
import { type DocumentType, makingOf } from '../document/document'
import type { ListType } from './list'
import type { ListState } from './list-state'

interface CreateButtonProps {
  doc: DocumentType
  onCreate?: () => void
}

export function CreateButton({ doc, onCreate }: CreateButtonProps) {
  const navigate = useNavigate()
  return (
    <Can codes={[doc.codes.create]}>
      <WriteButton
        type="primary"
        icon={<PlusOutlined />}
        openWhile={doc.openWhile}
        onClick={onCreate ?? (() => navigate(doc.routes.create))}
      >
        {makingOf(doc)}
      </WriteButton>
    </Can>
  )
}

export const NothingYet = ({
  list,
  ...create
}: CreateButtonProps & { list: Pick<ListType, 'empty' | 'start'> }) => (
  <EmptyFace
    {...list.empty}
    actions={list.start ? <StartButton {...list.start} /> : <CreateButton {...create} />}
  />
)

function StartButton({ label, to, codes }: NonNullable<ListType['start']>) {
  const navigate = useNavigate()
  return (
    <Can codes={codes}>
      <Button type="primary" onClick={() => navigate(to)}>
        {label}
      </Button>
    </Can>
  )
}

interface NothingFoundProps {
  /** What a row is. */
  name: string
  search: readonly SearchField[]
  tab?: { label: string }
  narrowed?: { words: readonly FilterWords[]; onClear: () => void }
  state: ListState
  onChange: (change: Partial<ListState>) => void
}

/** Names the filters, and offers to drop the last of them or all. */
export function NothingFound(props: NothingFoundProps) {
  const { name, search, tab, narrowed, state, onChange } = props
  const items = useDictionary((dictionary) => dictionary.items)
  const words = filterWords(search, state.filters, (type, value) => dictLabel(items, type, value))
  const status = tab ? [{ name: TAB, label: '状态', text: tab.label }] : []
  return (
    <NoResultFace
      what={name}
      filters={[...(narrowed?.words ?? []), ...status, ...words]}
      onClear={() => {
        onChange({ filters: {}, tab: '' })
        narrowed?.onClear()
      }}
      onDrop={(dropped) => {
        if (dropped === TAB) onChange({ tab: '' })
        else if (search.some((field) => field.name === dropped))
          onChange({ filters: { ...state.filters, [dropped]: undefined } })
        else narrowed?.onClear()
      }}
    />
  )
}

/** No field of a form is called so. */
const TAB = '#'
