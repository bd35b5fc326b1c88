import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Can } from '../../design/can'
import { EmptyFace, NoResultFace } from '../../design/faces'
import { filterWords } from '../../design/search-fields'
import { WriteButton } from '../../design/write-button'
import { dictLabel, useDictionary } from '../../state/dictionary'
import type { DocumentType } from '../document/document'
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
        新建{doc.name}
      </WriteButton>
    </Can>
  )
}

export const NothingYet = ({ list, ...create }: CreateButtonProps & { list: ListType }) => (
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
  doc: DocumentType
  list: ListType
  state: ListState
  onChange: (change: Partial<ListState>) => void
}

/** Names the filters, and offers to drop the last of them or all. */
export function NothingFound({ doc, list, state, onChange }: NothingFoundProps) {
  const items = useDictionary((dictionary) => dictionary.items)
  const words = filterWords(list.search, state.filters, (type, value) =>
    dictLabel(items, type, value),
  )
  const tab = list.tabs.find(({ key }) => key === state.tab && key !== '')
  const status = tab ? [{ name: TAB, label: '状态', text: tab.label }] : []
  return (
    <NoResultFace
      what={doc.name}
      filters={[...status, ...words]}
      onClear={() => onChange({ filters: {}, tab: '' })}
      onDrop={(name) =>
        onChange(name === TAB ? { tab: '' } : { filters: { ...state.filters, [name]: undefined } })
      }
    />
  )
}

/** No field of a form is called so. */
const TAB = '#'
