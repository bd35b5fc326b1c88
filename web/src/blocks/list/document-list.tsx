/** The list of a document: what the server lets its reader do stands in each row. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { RowAction } from '../../design/row-actions'
import { documentCalls, documentKeys } from '../document/calls'
import { type DocumentType, titleOf } from '../document/document'
import { countOf, tabFilter } from '../document/status'
import type { DocumentHead } from '../document/types'
import { useDocumentActions } from '../document/use-actions'
import type { ListType } from './list'
import { NothingYet } from './list-faces'
import { filterQuery, pageQuery } from './list-state'
import { ListView } from './list-view'
import { useLeaveRow } from './return-row'
import { useBatch } from './use-batch'
import { useListState } from './use-list-state'

interface DocumentListProps<R extends DocumentHead> {
  doc: DocumentType<R>
  list: ListType<R>
  /** What the module does for its own operations. */
  onModule?: (action: string, row: R) => void
  onCreate?: () => void
  /** What the page itself does with a row: after the way to it, before the document's own operations. */
  moreActions?: (row: R) => readonly RowAction[]
  /** What the page itself does with chosen rows, before the list's own operations. */
  batchActions?: (chosen: readonly R[], clear: () => void) => readonly RowAction[]
}

export function DocumentList<R extends DocumentHead>(props: DocumentListProps<R>) {
  const { doc, list, onModule, onCreate, moreActions, batchActions } = props
  const used = useListState(list.spec)
  const navigate = useNavigate()
  const leave = useLeaveRow()
  const { found, counts } = useRows(doc, list, used.state)
  const { actionsOf, dialog } = useDocumentActions(doc, {
    onModule,
    onOpen: ({ id }) => leave(id),
  })
  const batch = useBatch(doc, list.batch)
  const open = (row: R) => {
    leave(row.id)
    navigate(doc.routes.detail(row.id))
  }
  return (
    <>
      <ListView<R>
        name={doc.name}
        look={doc.bizType}
        spec={list.spec}
        list={used}
        columns={list.columns({ open })}
        found={found}
        tabs={
          list.tabs.length > 0
            ? list.tabs.map((tab) => ({ ...tab, count: countOf(counts, tab) }))
            : undefined
        }
        rowName={titleOf}
        actions={(row) => {
          const [first, ...rest] = actionsOf(row)
          return [...(first ? [first] : []), ...(moreActions?.(row) ?? []), ...rest]
        }}
        expanded={list.expanded}
        tile={list.tile}
        batch={
          list.batch || batchActions
            ? {
                chosen: batch.chosen,
                onChoose: batch.choose,
                actions: [...(batchActions?.(batch.chosen, batch.clear) ?? []), ...batch.actions],
                note: list.batchNote,
              }
            : undefined
        }
        empty={<NothingYet doc={doc} list={list} onCreate={onCreate} />}
      />
      {dialog}
      {batch.dialog}
    </>
  )
}

function useRows<R extends DocumentHead>(
  doc: DocumentType<R>,
  list: ListType<R>,
  state: ReturnType<typeof useListState>['state'],
) {
  const filters = { ...filterQuery(state, list.spec), ...list.always }
  const query = { ...filters, ...tabFilter(list.tabs, state.tab), ...pageQuery(state) }
  const rows = useQuery({
    queryKey: documentKeys.list(doc, query),
    queryFn: () => documentCalls(doc).list(query),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({
    queryKey: documentKeys.counts(doc, filters),
    queryFn: () => documentCalls(doc).counts(filters),
    placeholderData: keepPreviousData,
  })
  const refetch = () => {
    rows.refetch()
    counts.refetch()
  }
  return { found: { ...rows, refetch }, counts: counts.data }
}
