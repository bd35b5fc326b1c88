/** What a list of documents declares beside the document itself; the rest is the same for all. */
import type { ReactNode } from 'react'
import type { Params } from '../../api/params'
import type { Column } from '../../design/columns'
import type { Sort } from '../../design/list-tabs'
import type { SearchField } from '../../design/search-fields'
import type { DocumentType } from '../document/document'
import { type ListTab, STATUS_TABS } from '../document/status'
import type { DocumentHead } from '../document/types'
import type { ListSpec } from './list-state'
import type { Tile } from './list-tiles'
import { factColumn, searchField } from './named'

interface Declared<R extends DocumentHead> {
  /** Whose list it is: fields of its form are searched and shown by their names alone. */
  doc?: Pick<DocumentType, 'facts' | 'statuses' | 'name'>
  /** The states it is parted by; those of every document unless told. */
  tabs?: readonly ListTab[]
  /** What it is narrowed to, whatever is searched. */
  always?: Params
  search: readonly (SearchField | string)[]
  sorts: readonly { key: string; label: string }[]
  defaultSort: Sort
  columns: (at: { open: (row: R) => void }) => readonly (Column<R> | (keyof R & string))[]
  /** A row as a card with its picture, where a picture says more than columns. */
  tile?: Tile<R>
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

export interface ListType<R extends DocumentHead = DocumentHead>
  extends Omit<Declared<R>, 'doc' | 'search' | 'columns'> {
  tabs: readonly ListTab[]
  columns: (at: { open: (row: R) => void }) => readonly Column<R>[]
  spec: ListSpec
}

export function defineList<R extends DocumentHead>(declared: Declared<R>): ListType<R> {
  const { doc, search, columns, ...rest } = declared
  const tabs = declared.tabs ?? STATUS_TABS
  const whose = () => {
    if (!doc) throw new Error('a field is named, but not whose it is')
    return doc
  }
  return {
    ...rest,
    tabs,
    columns: (at) =>
      columns(at).map((one) => (typeof one === 'string' ? factColumn<R>(whose(), one) : one)),
    spec: {
      search: search.map((one) => (typeof one === 'string' ? searchField(whose(), one) : one)),
      sorts: declared.sorts,
      tabs: tabs.map(({ key }) => key),
      defaultSort: declared.defaultSort,
    },
  }
}
