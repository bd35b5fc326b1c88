/** Offers that may be scheduled: to drag onto the board, or to add by key and button. */
import { HolderOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { useDraggable } from '@dnd-kit/core'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NameText, Thumb } from '../../../design/cells'
import { DictSelect } from '../../../design/dict-select'
import { DictTreeSelect } from '../../../design/dict-tree-select'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Money } from '../../../design/money'
import { NumberRange } from '../../../design/number-input'
import { TextInput } from '../../../design/text-input'
import { OfferTags } from '../../offer/parts/offer-tags'
import type { OfferRow } from '../../offer/parts/types'
import styles from './pool.module.css'
import { isFiltered, type PoolFilter } from './pool-query'
import type { usePool } from './use-pool'

interface PoolProps {
  pool: ReturnType<typeof usePool>
  filter: PoolFilter
  onFilter: (changes: PoolFilter) => void
  onAdd: (offer: OfferRow) => Promise<unknown>
  /** In a drawer it has its title already, and nothing to be dragged to. */
  bare?: boolean
}

const NOTHING: PoolFilter = {
  text: undefined,
  level: undefined,
  category: undefined,
  from: undefined,
  to: undefined,
}

export function Pool({ pool, filter, onFilter, onAdd, bare = false }: PoolProps) {
  const { from, to } = filter
  const [more, setMore] = useState(from !== undefined || to !== undefined)
  const { rows, total, error, refetch } = pool
  return (
    <section className={bare ? styles.bare : styles.pool} aria-label="可排报品">
      <div className={styles.head}>
        {!bare && <h2>可排报品</h2>}
        {total !== undefined && <span className="figures">{total} 个</span>}
        <button
          type="button"
          className={styles.more}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          筛选
        </button>
      </div>
      <div className={styles.search}>
        <TextInput
          aria-label="名称、编码"
          placeholder="名称、编码"
          prefix={<SearchOutlined />}
          allowClear
          value={filter.text}
          onChange={(text) => onFilter({ text })}
        />
        <DictSelect
          aria-label="梯队"
          type="PrdEchelonLevel"
          placeholder="梯队"
          value={filter.level}
          onChange={(level: string | undefined) => onFilter({ level })}
        />
        <DictTreeSelect
          aria-label="类目"
          type="ProductCategory"
          placeholder="类目"
          popupMatchSelectWidth={240}
          value={filter.category}
          onChange={(category: string | undefined) => onFilter({ category })}
        />
        {more && (
          <NumberRange
            label="到手价"
            kind="num"
            min={0}
            placeholders={['最低到手价', '最高到手价']}
            value={[from, to]}
            onChange={(range) => onFilter({ from: range?.[0], to: range?.[1] })}
          />
        )}
      </div>
      {error ? (
        <ErrorFace title="报品加载失败" error={error} kept="筛选条件已保留。" onRetry={refetch} />
      ) : rows ? (
        <Rows pool={pool} rows={rows} onAdd={onAdd} draggable={!bare} />
      ) : (
        <LoadingFace rows={5} />
      )}
      {rows?.length === 0 &&
        (isFiltered(filter) ? (
          <EmptyFace
            title="没有符合条件的报品"
            actions={<Button onClick={() => onFilter(NOTHING)}>清空筛选</Button>}
          />
        ) : (
          <EmptyFace
            title="没有可排的报品"
            text="该直播间终选通过、未限播、还没有排期的报品会出现在这里。"
          />
        ))}
    </section>
  )
}

interface RowsProps extends Pick<PoolProps, 'pool' | 'onAdd'> {
  rows: readonly OfferRow[]
  draggable: boolean
}

function Rows({ pool, rows, onAdd, draggable }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])]
  // Who has added one by the keyboard goes on with the next.
  const added = useRef<{ id: number; at: number }>(undefined)
  useEffect(() => {
    const { id, at } = added.current ?? {}
    if (at === undefined || rows.some((row) => row.id === id)) return
    added.current = undefined
    const left = list.current?.querySelectorAll<HTMLElement>('[data-add]')
    if (left && document.activeElement === document.body)
      left[Math.min(at, left.length - 1)]?.focus()
  }, [rows])
  const add = (offer: OfferRow, at: number) => {
    added.current = { id: offer.id, at }
    return onAdd(offer)
  }
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const at = buttons().indexOf(event.target as HTMLElement)
    if (by === 0 || at < 0) return
    event.preventDefault()
    buttons()[at + by]?.focus()
  }
  return (
    <>
      <ul ref={list} className={styles.rows} onKeyDown={walk}>
        {rows.map((offer, at) => (
          <PoolRow
            key={offer.id}
            offer={offer}
            draggable={draggable}
            onAdd={() => add(offer, at)}
          />
        ))}
      </ul>
      {pool.rest > 0 && (
        <button
          type="button"
          className={styles.next}
          disabled={pool.loading}
          onClick={() => pool.more()}
        >
          再显示 {pool.rest} 个
        </button>
      )}
    </>
  )
}

interface PoolRowProps {
  offer: OfferRow
  draggable: boolean
  onAdd: () => Promise<unknown>
}

function PoolRow({ offer, draggable, onAdd }: PoolRowProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `offer:${offer.id}`,
    data: { offer },
    disabled: !draggable,
  })
  const add = async () => {
    setBusy(true)
    await onAdd()
    setBusy(false)
  }
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      data-draggable={draggable || undefined}
      {...listeners}
    >
      {draggable && <HolderOutlined className={styles.handle} />}
      <Thumb src={offer.mainImage?.url} size={40} />
      <div className={styles.words}>
        <NameText text={offer.title} onOpen={() => navigate(`/offer/detail/${offer.id}`)} />
        <OfferTags offer={offer} />
      </div>
      <Money value={offer.minFinalPrice} strong />
      <Button
        data-add
        className={styles.add}
        size="small"
        icon={<PlusOutlined />}
        loading={busy}
        aria-label={`加入 ${offer.title}`}
        title="加入场次"
        onClick={add}
      />
    </li>
  )
}
