import { UploadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Can } from '../../design/can'
import { ExportButton } from '../../design/export-button'
import { later } from '../../design/later'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import { WriteButton } from '../../design/write-button'
import { documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import { tabFilter } from '../document/status'
import type { ListType } from './list'
import styles from './list-buttons.module.css'
import { CreateButton } from './list-faces'
import { filterQuery } from './list-state'
import { useListState } from './use-list-state'

const ImportDialog = later(() =>
  import('../../design/import-dialog').then((part) => part.ImportDialog),
)

interface ListButtonsProps {
  doc: DocumentType
  list: Pick<ListType, 'spec' | 'tabs' | 'always'>
  /** Where a new one begins with a question instead of its form. */
  onCreate?: () => void
}

/** What stands in the head line of a list, the primary one last; on a phone it sits at the bottom. */
export function ListButtons({ doc, list, onCreate }: ListButtonsProps) {
  const { state } = useListState(list.spec)
  const phone = useNarrower(PHONE_BELOW)
  const query = {
    ...filterQuery(state, list.spec),
    ...list.always,
    ...tabFilter(list.tabs, state.tab),
  }
  return (
    <>
      {doc.codes.import && (
        <Can codes={[doc.codes.import]}>
          <ImportButton doc={doc} list={list} />
        </Can>
      )}
      {doc.codes.export && (
        <Can codes={[doc.codes.export]}>
          <ExportButton base={doc.api} query={query} name={doc.name} />
        </Can>
      )}
      {phone ? (
        <Can codes={[doc.codes.create]}>
          <div className={styles.bar}>
            <CreateButton doc={doc} onCreate={onCreate} />
          </div>
        </Can>
      ) : (
        <CreateButton doc={doc} onCreate={onCreate} />
      )}
    </>
  )
}

/** What was imported are drafts: they are shown when it is done. */
function ImportButton({ doc, list }: ListButtonsProps) {
  const [open, setOpen] = useState(false)
  const { change } = useListState(list.spec)
  const queries = useQueryClient()
  const drafts = list.tabs.find(({ count }) => count === 'created')
  const done = () => {
    queries.invalidateQueries({ queryKey: documentKeys.all(doc) })
    if (drafts) change({ tab: drafts.key, filters: {} })
  }
  return (
    <>
      <WriteButton
        icon={<UploadOutlined />}
        openWhile={doc.openWhile}
        onClick={() => setOpen(true)}
      >
        导入
      </WriteButton>
      {open && (
        <ImportDialog
          open
          what={doc.name}
          base={doc.api}
          onClose={() => setOpen(false)}
          onDone={done}
        />
      )}
    </>
  )
}
