/** A list of rows that are no documents, asked for by their path; its state is in the address. */
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import type { CallPath } from '../../api/http'
import { http } from '../../api/http'
import type { Params } from '../../api/params'
import type { Sort } from '../../design/list-tabs'
import { filterQuery, type ListSpec, pageQuery } from './list-state'
import { ListView, type ListViewProps } from './list-view'
import { useListState } from './use-list-state'

/** Where a list is always sorted by something. */
export interface PlainListSpec extends ListSpec {
  defaultSort: Sort
}

interface PlainListProps<T extends { id: number }>
  extends Omit<ListViewProps<T>, 'list' | 'found' | 'look'> {
  path: CallPath
  queryKey: QueryKey
  /** Beside what is searched. */
  query?: Params
}

export function PlainList<T extends { id: number }>(props: PlainListProps<T>) {
  const { path, queryKey, query, spec } = props
  const list = useListState(spec)
  const asked = { ...query, ...filterQuery(list.state, spec), ...pageQuery(list.state) }
  const found = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: () => http.page<T>(path, { hideMask: true, hideError: true, query: asked }),
    placeholderData: keepPreviousData,
  })
  return <ListView {...props} look={path} list={list} found={found} />
}
