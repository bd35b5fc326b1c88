/** The list of a document: search, states, order, rows with the operations that the server allows. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { BatchBar } from '../../design/batch-bar'
import { DataTable } from '../../design/data-table'
import { ErrorFace } from '../../design/faces'
import { SortTabs, StatusTabs } from '../../design/list-tabs'
import { ListTools } from '../../design/list-tools'
import { Pager } from '../../design/pager'
import type { RowAction } from '../../design/row-actions'
import { SearchForm } from '../../design/search-form'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import { uuid } from '../../lib/uuid'
import { documentCalls, documentKeys } from '../document/calls'
import { type DocumentType, titleOf } from '../document/document'
import { tabFilter } from '../document/status'
import type { DocumentRow } from '../document/types'
import { useDocumentActions } from '../document/use-actions'
import styles from './document-list.module.css'
import type { ListType } from './list'
import { NothingFound, NothingYet } from './list-faces'
import { filterQuery, pageQuery } from './list-state'
import { useReturnRow } from './return-row'
import { useBatch } from './use-batch'
import { useListLook } from './use-list-look'
import { useListState } from './use-list-state'

interface DocumentListProps {
  doc: DocumentType
  list: ListType
  /** What the module does for its own operations. */
  onModule?: (action: string, row: DocumentRow) => void
  onCreate?: () => void
  /** What the page itself does with chosen rows, before the list's own operations. */
  batchActions?: (chosen: readonly DocumentRow[], clear: () => void) => readonly RowAction[]
}

export function DocumentList({ doc, list, onModule, onCreate, batchActions }: DocumentListProps) {
  const { state, change } = useListState(list.spec)
  const [look, setLook] = useListLook(doc.bizType)
  const navigate = useNavigate()
  const phone = useNarrower(PHONE_BELOW)
  const box = useRef<HTMLDivElement>(null)
  const { data, counts, error, fetching, refetch } = useRows(doc, list, state)
  const leave = useReturnRow(box, data !== undefined)
  const { actionsOf, dialog } = useDocumentActions(doc, {
    onModule,
    onOpen: ({ id }) => leave(id),
  })
  const batch = useBatch(doc, list.batch)
  const open = (row: DocumentRow) => {
    leave(row.id)
    navigate(doc.routes.detail(row.id))
  }

  const last = data ? Math.max(1, Math.ceil(data.total / state.size)) : undefined
  const beyond = last !== undefined && state.page > last
  // The last row of the last page was deleted, or a link names a page that is gone.
  useEffect(() => {
    if (beyond) change({ page: last })
  })

  const columns = list.columns({ open })
  const searched = Object.keys(state.filters).length > 0 || state.tab !== ''
  const body = error ? (
    <ErrorFace title="列表没有加载出来" error={error} kept="筛选条件已保留。" onRetry={refetch} />
  ) : (
    <DataTable
      deferred
      label={`${doc.name}列表`}
      columns={columns.filter(({ key }) => !look.hidden.includes(key))}
      rows={beyond ? undefined : data?.items}
      rowKey={({ id }) => id}
      rowName={titleOf}
      loading={fetching}
      size={look.density}
      actions={actionsOf}
      selection={
        (list.batch || batchActions) && {
          keys: batch.chosen.map(({ id }) => id),
          onChange: (keys) => batch.choose(keys, data?.items ?? []),
        }
      }
      empty={
        searched ? (
          <NothingFound doc={doc} list={list} state={state} onChange={change} />
        ) : (
          <NothingYet doc={doc} list={list} onCreate={onCreate} />
        )
      }
    />
  )
  return (
    <div className={styles.list} ref={box}>
      <div className={styles.search}>
        <SearchForm
          fields={list.search}
          values={state.filters}
          onSearch={(filters) => change({ filters })}
          saved={look.saved}
          onSave={(name, values) =>
            setLook({ saved: [...look.saved, { id: uuid(), name, values }] })
          }
          onForget={(id) => setLook({ saved: look.saved.filter((one) => one.id !== id) })}
        />
      </div>
      <section className={styles.rows}>
        <StatusTabs
          items={list.tabs.map((tab) => ({ ...tab, count: counts?.[tab.count] }))}
          value={state.tab}
          onChange={(tab) => change({ tab })}
        />
        {batch.chosen.length > 0 ? (
          <BatchBar
            count={batch.chosen.length}
            onClear={batch.clear}
            actions={[...(batchActions?.(batch.chosen, batch.clear) ?? []), ...batch.actions]}
            note={list.batchNote}
          />
        ) : (
          <SortTabs
            items={list.sorts}
            value={state.sort}
            onChange={(sort) => change({ sort })}
            right={
              <ListTools
                total={data?.total}
                more={data?.more}
                onRefresh={refetch}
                density={look.density}
                // A phone's cards have neither density nor columns.
                onDensity={phone ? undefined : (density) => setLook({ density })}
                columns={
                  phone
                    ? undefined
                    : {
                        all: columns.slice(1),
                        hidden: look.hidden,
                        onChange: (hidden) => setLook({ hidden }),
                      }
                }
              />
            }
          />
        )}
        {body}
        {data && !error && (
          <Pager
            page={state.page}
            size={state.size}
            total={data.total}
            more={data.more}
            onChange={(page, size) => change({ page, size })}
          />
        )}
      </section>
      {dialog}
      {batch.dialog}
    </div>
  )
}

function useRows(
  doc: DocumentType,
  list: ListType,
  state: ReturnType<typeof useListState>['state'],
) {
  const filters = filterQuery(state, list.spec)
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
  return {
    data: rows.data,
    counts: counts.data,
    error: rows.error,
    fetching: rows.isFetching,
    refetch: () => {
      rows.refetch()
      counts.refetch()
    },
  }
}
