import type { ReactNode } from 'react'
import { Page } from '../../design/page'
import type { RowAction } from '../../design/row-actions'
import { routeTitle } from '../../i18n/texts'
import { useScreen } from '../../state/current-screen'
import type { DocumentType } from '../document/document'
import type { DocumentHead } from '../document/types'
import { DocumentList } from './document-list'
import type { ListType } from './list'
import { ListButtons } from './list-buttons'

interface ListScreenProps<R extends DocumentHead> {
  doc: DocumentType<R>
  list: ListType<R>
  /** One grey sentence on what the list is for. */
  note?: ReactNode
  onModule?: (action: string, row: R) => void
  /** Where a new one begins with a question instead of its form. */
  onCreate?: () => void
  /** What the page itself does with a row: after the way to it, before the document's own operations. */
  moreActions?: (row: R) => readonly RowAction[]
  /** What else may be done to the chosen ones at once. */
  batchActions?: (chosen: readonly R[], clear: () => void) => readonly RowAction[]
}

/** A list that is a page of its own: head line, search card, table card. */
export function ListScreen<R extends DocumentHead>(props: ListScreenProps<R>) {
  const { doc, list, note, onModule, onCreate, moreActions, batchActions } = props
  const { path, title } = useScreen()
  return (
    <Page
      title={routeTitle(path, title)}
      note={note}
      actions={<ListButtons doc={doc} list={list} onCreate={onCreate} />}
    >
      <DocumentList
        doc={doc}
        list={list}
        onModule={onModule}
        onCreate={onCreate}
        moreActions={moreActions}
        batchActions={batchActions}
      />
    </Page>
  )
}
