import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { Can } from '../../design/can'
import { EmptyFace, Face, FaceText } from '../../design/faces'
import { NoResultPicture } from '../../design/pictures'
import { filterWords } from '../../design/search-fields'
import { dictLabel, useDictionary } from '../../state/dictionary'
import type { DocumentType } from '../document/document'
import { STATUS_TABS } from '../document/status'
import type { ListType } from './list'
import type { ListState } from './list-state'

export function CreateButton({ doc }: { doc: DocumentType }) {
  const navigate = useNavigate()
  return (
    <Can codes={[doc.codes.create]}>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => navigate(doc.routes.create)}>
        新建{doc.name}
      </Button>
    </Can>
  )
}

export const NothingYet = ({ doc, list }: { doc: DocumentType; list: ListType }) => (
  <EmptyFace {...list.empty} actions={<CreateButton doc={doc} />} />
)

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
  const tab = STATUS_TABS.find(({ key }) => key === state.tab)
  const shown = [...words.map(({ text }) => text), ...(state.tab && tab ? [tab.label] : [])]
  const last = words.at(-1)
  return (
    <Face
      picture={<NoResultPicture />}
      title={`没有符合条件的${doc.name}`}
      actions={
        <>
          <Button onClick={() => onChange({ filters: {}, tab: '' })}>清空筛选</Button>
          {last && shown.length > 1 && (
            <Button
              type="link"
              onClick={() => onChange({ filters: { ...state.filters, [last.name]: undefined } })}
            >
              只去掉“{last.label}”
            </Button>
          )}
        </>
      }
    >
      <FaceText>当前筛选：{shown.join('、')}</FaceText>
    </Face>
  )
}
