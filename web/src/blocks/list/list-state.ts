/**
 * The state of a list as the address carries it: page, size, sort, status and
 * filters. Back, F5 and a shared link restore it. Pure.
 */
import { cleanParams, type Params } from '../../api/params'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, wirePage } from '../../design/paging'

export interface Sort {
  field: string
  order: 'asc' | 'desc'
}

export interface ListState {
  /** Counted from 1. */
  page: number
  size: number
  sort: Sort | undefined
  /** The status tab; empty means all. */
  status: string
  /** By their names on the wire: `storeName`, `platformType.in`. */
  filters: Record<string, string>
}

/** What a list allows; anything else in the address is left alone. */
export interface ListSpec {
  filters: readonly string[]
  sorts: readonly string[]
  statuses: readonly string[]
  defaultSort?: Sort
}

const OWN = ['page', 'size', 'sort', 'status'] as const

export function readListState(params: URLSearchParams, spec: ListSpec): ListState {
  const status = params.get('status') ?? ''
  const size = Number(params.get('size'))
  const page = Number(params.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.some((known) => known === size) ? size : DEFAULT_PAGE_SIZE,
    sort: readSort(params.get('sort'), spec),
    status: spec.statuses.includes(status) ? status : '',
    filters: Object.fromEntries(
      spec.filters.flatMap((name) => {
        const value = params.get(name)?.trim()
        return value ? [[name, value]] : []
      }),
    ),
  }
}

function readSort(text: string | null, { sorts, defaultSort }: ListSpec): Sort | undefined {
  const [field = '', order] = text?.split(',') ?? []
  if (!sorts.includes(field)) return defaultSort
  return { field, order: order === 'asc' ? 'asc' : 'desc' }
}

/** The address with this state; what is as usual is not written, other parameters stay. */
export function writeListState(
  state: ListState,
  spec: ListSpec,
  present: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(present)
  for (const name of [...OWN, ...spec.filters]) next.delete(name)
  const written = cleanParams({
    page: state.page === 1 ? '' : state.page,
    size: state.size === DEFAULT_PAGE_SIZE ? '' : state.size,
    sort: sameSort(state.sort, spec.defaultSort) ? '' : sortText(state.sort),
    status: state.status,
    ...state.filters,
  })
  for (const [name, value] of Object.entries(written)) next.set(name, value)
  return next
}

/** What the server is asked for: pages from 0, the status through `statusFilter`. */
export function listQuery(state: ListState, statusFilter: (status: string) => Params): Params {
  return {
    page: wirePage(state.page),
    size: state.size,
    sort: sortText(state.sort),
    ...state.filters,
    ...statusFilter(state.status),
  }
}

/** A change of what is searched begins at the first page again. */
export const changed = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

export const sortText = (sort: Sort | undefined) => (sort ? `${sort.field},${sort.order}` : '')

const sameSort = (a: Sort | undefined, b: Sort | undefined) => sortText(a) === sortText(b)
