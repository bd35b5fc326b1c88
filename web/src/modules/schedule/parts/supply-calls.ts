/** Supply information: what a merchant says of its goods before a show. */
import { type CallOptions, http } from '../../../api/http'
import type { Params } from '../../../api/params'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'

type Schemas = components['schemas']

export type SupplyRow = Schemas['SupplyInfo']
export type SupplyForm = Schemas['SupplyForm']
export type SupplySaved = Schemas['SupplySaved']

const quiet: CallOptions = { hideMask: true, hideError: true }
const SUPPLY = 'selection/api/supply-infos' as const

export const supplyCalls = {
  base: SUPPLY,
  page: (query: Params) => http.page<SupplyRow>(SUPPLY, { ...quiet, query }),
  /** The grid itself shows what is refused. */
  save: (items: SupplyForm[]) =>
    http.put<SupplySaved[]>(`${SUPPLY}/batch`, { items }, { hideError: true, ...once() }),
  /** Whoever has not filled it in is asked now; answers how many offers. */
  request: (sessionId: number) =>
    http.post<Schemas['SupplyAsked']>(`${SUPPLY}/request`, { sessionId }, once()),
  confirm: (row: SupplyRow) =>
    http.post<SupplyRow>(`${SUPPLY}/${row.id}/confirm`, { rowVersion: row.rowVersion }, once()),
  reject: (row: SupplyRow, reason: string) =>
    http.post<SupplyRow>(
      `${SUPPLY}/${row.id}/reject`,
      { rowVersion: row.rowVersion, reason },
      once(),
    ),
}

export const supplyKeys = {
  all: ['supplyInfo'] as const,
  page: (query: Params) => ['supplyInfo', 'page', query] as const,
}
