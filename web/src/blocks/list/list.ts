/** What a list of documents declares beside the document itself; the rest is the same for all. */
import type { ReactNode } from 'react'
import type { Column } from '../../design/columns'
import type { Sort } from '../../design/list-tabs'
import type { SearchField } from '../../design/search-fields'
import { type ListTab, STATUS_TABS } from '../document/status'
import type { DocumentHead } from '../document/types'
import type { ListSpec } from './list-state'

interface Declared<R extends DocumentHead> {
  /** The states it is parted by; those of every document unless told. */
  tabs?: readonly ListTab[]
  search: readonly SearchField[]
  sorts: readonly { key: string; label: string }[]
  defaultSort: Sort
  columns: (at: { open: (row: R) => void }) => readonly Column<R>[]
  /** What opens below a row. */
  expanded?: (row: R) => ReactNode
  /** What an empty list is, and what to do next. */
  empty: { title: string; text: string }
  /** Where an empty list leads, when a new one is not made by the list's own button. */
  start?: { label: string; to: string; codes: readonly string[] }
  /** Operations that may be done to several rows at once. */
  batch?: readonly string[]
  /** One grey sentence on what they affect. */
  batchNote?: string
}

export interface ListType<R extends DocumentHead = DocumentHead> extends Declared<R> {
  tabs: readonly ListTab[]
  spec: ListSpec
}

export const defineList = <R extends DocumentHead>(declared: Declared<R>): ListType<R> => ({
  ...declared,
  tabs: declared.tabs ?? STATUS_TABS,
  spec: {
    search: declared.search,
    sorts: declared.sorts,
    tabs: (declared.tabs ?? STATUS_TABS).map(({ key }) => key),
    defaultSort: declared.defaultSort,
  },
})
