/**
 * The state of a list as the address carries it: page, size, sort, status and
 * filters. Back, F5 and a shared link restore it. Pure.
 */
import { cleanParams, type Params } from '../../api/params'
import type { Sort } from '../../design/list-tabs'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, wirePage } from '../../design/paging'
import { type SearchField, type SearchValues, searchQuery } from '../../design/search-fields'
import { readFilter, writeFilter } from './filter-text'

export interface ListState {
  /** Counted from 1. */
  page: number
  size: number
  sort: Sort | undefined
  /** The status tab; empty means all. */
  tab: string
  filters: SearchValues
}

/** What a list allows; anything else in the address is left alone. */
export interface ListSpec {
  search: readonly SearchField[]
  sorts: readonly { key: string; label: string }[]
  tabs: readonly string[]
  defaultSort?: Sort
}

const OWN = ['page', 'size', 'sort', 'state'] as const

export function readListState(params: URLSearchParams, spec: ListSpec): ListState {
  const tab = params.get('state') ?? ''
  const size = Number(params.get('size'))
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.some((known) => known === size) ? size : DEFAULT_PAGE_SIZE,
    sort: readSort(params.get('sort'), spec),
    tab: spec.tabs.includes(tab) ? tab : '',
    filters: Object.fromEntries(
      spec.search.flatMap((field) => {
        const value = readFilter(field, params.get(field.name) ?? '')
        return value === undefined ? [] : [[field.name, value]]
      }),
    ),
  }
}

function readSort(text: string | null, { sorts, defaultSort }: ListSpec): Sort | undefined {
  const [key = '', order] = text?.split(',') ?? []
  if (!sorts.some((sort) => sort.key === key)) return defaultSort
  return { key, order: order === 'asc' ? 'asc' : 'desc' }
}

/** The address with this state; what is as usual is not written, other parameters stay. */
export function writeListState(
  state: ListState,
  spec: ListSpec,
  present: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(present)
  for (const name of OWN) next.delete(name)
  for (const { name } of spec.search) next.delete(name)
  const written = cleanParams({
    page: state.page === 1 ? '' : state.page,
    size: state.size === DEFAULT_PAGE_SIZE ? '' : state.size,
    sort: sortText(state.sort) === sortText(spec.defaultSort) ? '' : sortText(state.sort),
    state: state.tab,
    ...Object.fromEntries(
      spec.search.map((field) => [field.name, writeFilter(field, state.filters[field.name])]),
    ),
  })
  for (const [name, value] of Object.entries(written)) next.set(name, value)
  return next
}

/** What the counts and the export are asked with: the filters alone. */
export const filterQuery = (state: ListState, spec: ListSpec): Params =>
  searchQuery(spec.search, state.filters)

/** What the list is asked with: pages from 0, and the order. */
export const pageQuery = ({ page, size, sort }: ListState): Params => ({
  page: wirePage(page),
  size,
  sort: sortText(sort),
})

/** A change of what is searched begins at the first page again. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

const sortText = (sort: Sort | undefined) => (sort ? `${sort.key},${sort.order}` : '')
