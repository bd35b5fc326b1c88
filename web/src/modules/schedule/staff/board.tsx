/** The chosen session: its head, what does not go together, and its places in their order. */
import { useDroppable } from '@dnd-kit/core'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { EmptyFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Money } from '../../../design/money'
import { formatFigure } from '../../../lib/money'
import type { ScheduleItem, SessionBoard } from '../parts/calls'
import { Legend, LIGHTS } from '../parts/lights'
import styles from './board.module.css'
import { BoardDialogs, type OpenDialog } from './board-dialogs'
import { END } from './board-drag'
import { ConflictStrip } from './conflict-strip'
import { ItemCard } from './item-card'
import type { ItemDeeds } from './item-deeds'
import { ItemRow } from './item-row'
import { stepped } from './order'
import { type SessionDeed, SessionHead } from './session-head'
import type { BoardDeeds } from './use-board'

interface BoardProps {
  board: SessionBoard
  deeds: BoardDeeds
  /** Cards in place of a table. */
  cards: boolean
  /** Opens the pool where it has no place of its own. */
  poolButton?: ReactNode
}

const SOLD = ['LIVE', 'CLOSED']

export function Board({ board, deeds, cards, poolButton }: BoardProps) {
  const { items, conflicts } = board
  const hintId = useId()
  const frame = useRef<HTMLElement>(null)
  const [dialog, setDialog] = useState<OpenDialog>()
  const [busy, setBusy] = useState(false)
  const [spoken, setSpoken] = useState('')
  const [at, setAt] = useState<number>()
  // What was mended meanwhile is no longer among them.
  const walked = at === undefined ? undefined : Math.min(at, conflicts.length - 1)
  const shown = walked === undefined ? undefined : conflicts[walked]
  const accepts = board.actions.includes('propose')
  const { setNodeRef, isOver } = useDroppable({ id: END, disabled: !accepts || cards })
  const sold = SOLD.includes(board.status)

  const first = shown?.itemIds[0]
  useEffect(() => {
    const row = first && frame.current?.querySelector(`[data-item="${first}"]`)
    if (!row) return
    row.scrollIntoView({ block: 'center' })
    const handle = row.querySelector<HTMLElement>('[data-handle]') ?? (row as HTMLElement)
    handle.focus({ preventScroll: true })
  }, [first])

  const step = (item: ScheduleItem, by: -1 | 1) => {
    const ids = stepped(
      items.map(({ id }) => id),
      item.id,
      by,
    )
    if (!ids) return
    setSpoken(`${item.offerName}已移到第 ${ids.indexOf(item.id) + 1} 位`)
    deeds.reorder(ids)
  }
  const confirmAll = async () => {
    const open = items.filter(({ actions }) => actions.includes('confirm'))
    setBusy(true)
    const refused = await deeds.confirmAll(open)
    setBusy(false)
    const done = open.length - refused.length
    if (refused.length > 0) setDialog({ kind: 'refused', done, refused })
    else toast.success(`已转总排期 ${done} 个`)
  }
  const onDeed = (deed: SessionDeed) =>
    deed === 'confirmAll' ? confirmAll() : setDialog({ kind: deed })
  const itemDeeds: ItemDeeds = {
    movable: board.actions.includes('reorder'),
    accepts,
    hintId,
    step,
    edit: deeds.edit,
    confirm: (item) => void deeds.confirm(item),
    remove: (item) => setDialog({ kind: 'remove', item }),
  }
  const row = (item: ScheduleItem, index: number) => ({
    key: item.id,
    item,
    place: index + 1,
    deeds: itemDeeds,
    sold,
    marked: shown?.itemIds.includes(item.id) ?? false,
  })
  return (
    <section
      ref={(node) => {
        frame.current = node
        setNodeRef(node)
      }}
      className={styles.board}
      aria-label={`${board.title}的排期`}
      data-over={isOver || undefined}
    >
      <SessionHead board={board} busy={busy} onDeed={onDeed} pool={poolButton} />
      <ConflictStrip conflicts={conflicts} at={walked} onGo={setAt} />
      {items.length === 0 ? (
        <Nothing accepts={accepts} cards={cards} button={poolButton} />
      ) : cards ? (
        <ol aria-label="排期顺序">
          {items.map((item, index) => {
            const { key, ...props } = row(item, index)
            return <ItemCard key={key} {...props} last={index === items.length - 1} />
          })}
          {sold && <SoldSums items={items} />}
        </ol>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label="排期顺序">
            <thead>
              <tr>
                <th aria-label="移动" />
                <th scope="col">位</th>
                <th scope="col" className={styles.productHead}>
                  报品
                </th>
                <th scope="col" className={styles.right}>
                  到手价
                </th>
                <th scope="col" className={styles.right}>
                  备货
                </th>
                {(sold ? ['销量', '退货', 'GMV'] : ['讲解']).map((title) => (
                  <th key={title} scope="col" className={styles.right}>
                    {title}
                  </th>
                ))}
                {!sold &&
                  LIGHTS.map(({ label }) => (
                    <th key={label} scope="col" className={styles.lightCell}>
                      {label}
                    </th>
                  ))}
                <th scope="col" className={styles.stateHead}>
                  排期
                </th>
                <th aria-label="操作" />
              </tr>
            </thead>
            <tbody>
              {items.map((item, index) => {
                const { key, ...props } = row(item, index)
                return <ItemRow key={key} {...props} />
              })}
            </tbody>
            {sold && <SoldFoot items={items} />}
          </table>
        </div>
      )}
      {items.length > 0 && !sold && (
        <footer className={styles.foot}>
          <Legend none={items.some(hasNone)} />
          {itemDeeds.movable && !cards && (
            <span className={styles.hint} id={hintId}>
              拖动调整顺序，或用 ↑ ↓ 键移动，Delete 键移出
            </span>
          )}
        </footer>
      )}
      <p className="unseen" role="status">
        {spoken}
      </p>
      {dialog && (
        <BoardDialogs
          dialog={dialog}
          board={board}
          deeds={deeds}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  )
}

const hasNone = ({ readiness }: ScheduleItem) => LIGHTS.some(({ key }) => !readiness[key])

function Nothing({
  accepts,
  cards,
  button,
}: {
  accepts: boolean
  cards: boolean
  button: ReactNode
}) {
  if (!accepts) return <EmptyFace title="这个场次没有报品" />
  return (
    <EmptyFace
      title="还没有报品"
      text={
        button || cards
          ? '从可排报品里加入，先进入预排期，再转总排期。'
          : '从左侧拖入，或在左侧按“加入”，先进入预排期，再转总排期。'
      }
      actions={button}
    />
  )
}

const sum = (items: readonly ScheduleItem[], of: 'actualSales' | 'actualRefunds' | 'actualGmv') =>
  items.reduce((all, item) => all + (item[of] ?? 0), 0)

const SoldFoot = ({ items }: { items: readonly ScheduleItem[] }) => (
  <tfoot>
    <tr>
      <td colSpan={2} />
      <th scope="row" colSpan={3}>
        合计
      </th>
      <td className={`${styles.right} figures`}>{formatFigure(sum(items, 'actualSales'))}</td>
      <td className={`${styles.right} figures`}>{formatFigure(sum(items, 'actualRefunds'))}</td>
      <td className={styles.right}>
        <Money value={sum(items, 'actualGmv')} strong />
      </td>
      <td colSpan={2} />
    </tr>
  </tfoot>
)

const SoldSums = ({ items }: { items: readonly ScheduleItem[] }) => (
  <li className={`${styles.sums} figures`}>
    合计：销量 {formatFigure(sum(items, 'actualSales'))}，退货{' '}
    {formatFigure(sum(items, 'actualRefunds'))}，GMV{' '}
    <Money value={sum(items, 'actualGmv')} strong />
  </li>
)
