/** A list of rows that are no documents: search card, order, table, pages; its state is in the address. */
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallPath } from '../../api/http'
import { http } from '../../api/http'
import type { Params } from '../../api/params'
import type { Column } from '../../design/columns'
import { DataTable } from '../../design/data-table'
import { ErrorFace, NoResultFace } from '../../design/faces'
import { type Sort, SortTabs } from '../../design/list-tabs'
import { ListTools } from '../../design/list-tools'
import { Pager } from '../../design/pager'
import type { RowAction } from '../../design/row-actions'
import { filterWords, type SearchField } from '../../design/search-fields'
import { SearchForm } from '../../design/search-form'
import { dictLabel, useDictionary } from '../../state/dictionary'
import styles from './document-list.module.css'
import { filterQuery, type ListSpec, pageQuery } from './list-state'
import { useListState } from './use-list-state'

export interface PlainListSpec extends ListSpec {
  search: readonly SearchField[]
  defaultSort: Sort
}

interface PlainListProps<T extends object> {
  /** What a row is: 文章. */
  name: string
  path: CallPath
  queryKey: QueryKey
  spec: PlainListSpec
  sorts: readonly { key: string; label: string }[]
  columns: readonly Column<T>[]
  rowKey: (row: T) => number
  rowName: (row: T) => string
  actions?: (row: T) => RowAction[]
  /** Beside what is searched. */
  query?: Params
  /** What an empty list is, and what to do next. */
  empty: ReactNode
}

export function PlainList<T extends object>(props: PlainListProps<T>) {
  const { name, path, queryKey, spec, sorts, query, empty } = props
  const { state, change } = useListState(spec)
  const items = useDictionary((dictionary) => dictionary.items)
  const asked = { ...query, ...filterQuery(state, spec), ...pageQuery(state) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: () => http.page<T>(path, { hideMask: true, hideError: true, query: asked }),
    placeholderData: keepPreviousData,
  })
  const words = filterWords(spec.search, state.filters, (type, value) =>
    dictLabel(items, type, value),
  )
  const nothing =
    words.length === 0 ? (
      empty
    ) : (
      <NoResultFace what={name} filters={words} onClear={() => change({ filters: {} })} />
    )
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <SearchForm
          fields={spec.search}
          values={state.filters}
          onSearch={(filters) => change({ filters })}
        />
      </div>
      <section className={styles.rows}>
        <SortTabs
          items={sorts}
          value={state.sort}
          onChange={(sort) => change({ sort })}
          right={<ListTools total={data?.total} onRefresh={refetch} />}
        />
        {error ? (
          <ErrorFace
            title="列表没有加载出来"
            error={error}
            kept="筛选条件已保留。"
            onRetry={refetch}
          />
        ) : (
          <DataTable
            deferred
            label={`${name}列表`}
            columns={props.columns}
            rows={data?.items}
            rowKey={props.rowKey}
            rowName={props.rowName}
            loading={isFetching}
            actions={props.actions}
            empty={nothing}
          />
        )}
        {data && !error && (
          <Pager
            page={state.page}
            size={state.size}
            total={data.total}
            onChange={(page, size) => change({ page, size })}
          />
        )}
      </section>
    </div>
  )
}
