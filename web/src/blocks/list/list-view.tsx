/**
 * The one list of the portal: search with what was kept of it, states, order, rows, what is done to many, pages. Where
 * the rows come from and what may be done to them is said by whoever shows it.
 */
import { type Key, type ReactNode, useEffect, useRef } from 'react'
import type { ListLook } from '../../api/storage'
import { arranged, ordered } from '../../design/arranged'
import { BatchBar } from '../../design/batch-bar'
import type { Column, DataTableProps } from '../../design/columns'
import { DataTable } from '../../design/data-table'
import { ErrorFace } from '../../design/faces'
import { SortTabs, type StatusTab, StatusTabs } from '../../design/list-tabs'
import { ListTools } from '../../design/list-tools'
import { Pager } from '../../design/pager'
import type { RowAction } from '../../design/row-actions'
import type { FilterWords } from '../../design/search-fields'
import { SearchForm } from '../../design/search-form'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import { uuid } from '../../lib/uuid'
import { NothingFound } from './list-faces'
import type { ListSpec } from './list-state'
import { ListTiles, type Tile } from './list-tiles'
import styles from './list-view.module.css'
import { useReturnRow } from './return-row'
import { useListLook } from './use-list-look'
import type { UsedList } from './use-list-state'

/** A page of rows, or why there is none. */
export interface Found<T> {
  data?: { items: readonly T[]; total: number; more?: boolean }
  error: unknown
  isFetching: boolean
  refetch: () => void
}

/** What may be done to several rows at once, also to those of other pages. */
export interface Batch<T> {
  chosen: readonly T[]
  onChoose: (rows: readonly T[]) => void
  actions: readonly RowAction[]
  note?: string
  /** Why this row cannot be chosen. */
  disabled?: (row: T) => string | undefined
}

type OfTable = 'rowName' | 'actions' | 'actionWidth' | 'lines' | 'expanded' | 'totals'

export interface ListViewProps<T extends { id: number }> extends Pick<DataTableProps<T>, OfTable> {
  /** What a row is: 文章. */
  name: string
  /** Under which the reader's own look of it is kept. */
  look: string
  spec: ListSpec
  list: UsedList
  columns: readonly Column<T>[]
  found: Found<T>
  tabs?: readonly ListedTab[]
  tabsLabel?: string
  batch?: Batch<T>
  /** What an empty list is, and what to do next. */
  empty: ReactNode
  /** A row as a card, unless its reader likes columns better. */
  tile?: Tile<T>
  /** At the left of the rows. */
  side?: ReactNode
  /** What narrows it beside the search, and stands elsewhere on the page. */
  narrowed?: { words: readonly FilterWords[]; onClear: () => void }
}

export interface ListedTab extends StatusTab {
  /** What it means that nothing stands under this tab alone. */
  empty?: ReactNode
}

export function ListView<T extends { id: number }>(props: ListViewProps<T>) {
  const { look: of, spec, list, found, tabs, batch, side } = props
  const { state, change } = list
  const [look, setLook] = useListLook(of)
  const box = useRef<HTMLDivElement>(null)
  useReturnRow(box, found.data !== undefined)
  const last = found.data && Math.max(1, Math.ceil(found.data.total / state.size))
  const beyond = last !== undefined && state.page > last
  // The last row of the last page was deleted, or a link names a page that is gone.
  useEffect(() => {
    if (beyond) change({ page: last })
  })
  const rows = (
    <section className={styles.rows} aria-label={props.name}>
      {tabs && (
        <StatusTabs
          label={props.tabsLabel}
          items={tabs}
          value={state.tab}
          onChange={(tab) => change({ tab })}
        />
      )}
      {batch && batch.chosen.length > 0 ? (
        <BatchBar
          count={batch.chosen.length}
          onClear={() => batch.onChoose([])}
          actions={batch.actions}
          note={batch.note}
        />
      ) : (
        <Bar {...props} ownLook={look} onLook={setLook} />
      )}
      <Body {...props} ownLook={look} onLook={setLook} beyond={beyond} />
      {found.data && !found.error && (
        <Pager
          page={state.page}
          size={state.size}
          total={found.data.total}
          more={found.data.more}
          onChange={(page, size) => change({ page, size })}
        />
      )}
    </section>
  )
  return (
    <div className={styles.list} ref={box}>
      {spec.search.length > 0 && (
        <div className={styles.search}>
          <SearchForm
            fields={spec.search}
            values={state.filters}
            onSearch={(filters) => change({ filters })}
            saved={look.saved}
            onSave={(name, values) =>
              setLook({ saved: [...look.saved, { id: uuid(), name, values }] })
            }
            onForget={(id) => setLook({ saved: look.saved.filter((one) => one.id !== id) })}
          />
        </div>
      )}
      {side ? (
        <div className={styles.sides}>
          {side}
          {rows}
        </div>
      ) : (
        rows
      )}
    </div>
  )
}

interface Looked<T extends { id: number }> extends ListViewProps<T> {
  ownLook: ListLook
  onLook: (change: Partial<ListLook>) => void
}

/** What it is sorted by, how many there are, and how it looks. */
function Bar<T extends { id: number }>(props: Looked<T>) {
  const { spec, columns, found, list, tile, ownLook: look, onLook } = props
  const phone = useNarrower(PHONE_BELOW)
  // Cards have neither density nor columns.
  const plain = phone || areTiles(props)
  return (
    <SortTabs
      items={spec.sorts}
      value={list.state.sort}
      onChange={(sort) => list.change({ sort })}
      right={
        <ListTools
          total={found.data?.total}
          more={found.data?.more}
          onRefresh={found.refetch}
          density={look.density}
          tiles={tile && look.tiles !== false}
          onTiles={tile && ((tiles) => onLook({ tiles }))}
          onDensity={plain ? undefined : (density) => onLook({ density })}
          columns={
            plain ? undefined : { ...look, all: ordered(columns, look.order), onChange: onLook }
          }
        />
      }
    />
  )
}

function Body<T extends { id: number }>(props: Looked<T> & { beyond: boolean }) {
  const { name, spec, list, found, batch, narrowed, ownLook: look, onLook } = props
  const { state, change } = list
  if (found.error)
    return (
      <ErrorFace
        title="列表加载失败"
        error={found.error}
        kept="筛选条件已保留。"
        onRetry={found.refetch}
      />
    )
  const sought = Object.keys(state.filters).length > 0 || (narrowed?.words.length ?? 0) > 0
  const tab = props.tabs?.find(({ key }) => key === state.tab && key !== '')
  const choose = (keys: readonly Key[]) => {
    const known = new Map(
      [...(batch?.chosen ?? []), ...(found.data?.items ?? [])].map((row) => [row.id, row]),
    )
    batch?.onChoose(keys.flatMap((key) => known.get(Number(key)) ?? []))
  }
  const empty =
    sought || (tab && !tab.empty) ? (
      <NothingFound
        name={name}
        search={spec.search}
        tab={tab}
        narrowed={narrowed}
        state={state}
        onChange={change}
      />
    ) : (
      (tab?.empty ?? props.empty)
    )
  const rows = props.beyond ? undefined : found.data?.items
  if (props.tile && areTiles(props))
    return (
      <ListTiles
        label={`${name}列表`}
        rows={rows}
        rowName={props.rowName}
        loading={found.isFetching}
        actions={props.actions}
        tile={props.tile}
        empty={empty}
      />
    )
  return (
    <DataTable
      deferred
      label={`${name}列表`}
      columns={arranged(props.columns, look)}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={props.rowName}
      loading={found.isFetching}
      size={look.density}
      lines={props.lines}
      actions={props.actions}
      actionWidth={props.actionWidth}
      expanded={props.expanded}
      totals={props.totals}
      sort={{
        keys: spec.sorts.map(({ key }) => key),
        value: state.sort,
        onChange: (sort) => change({ sort }),
      }}
      onWidth={(column, width) => {
        const { [column]: _, ...widths } = look.widths
        onLook({ widths: width === undefined ? widths : { ...widths, [column]: width } })
      }}
      selection={
        batch && {
          keys: batch.chosen.map(({ id }) => id),
          onChange: choose,
          disabled: batch.disabled,
        }
      }
      empty={empty}
    />
  )
}

const areTiles = <T extends { id: number }>({ tile, ownLook }: Looked<T>) =>
  tile !== undefined && ownLook.tiles !== false
