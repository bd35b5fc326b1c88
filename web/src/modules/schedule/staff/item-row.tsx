/** One place of the board as a row of its table. */
import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import type { KeyboardEvent } from 'react'
import { Thumb } from '../../../design/cells'
import { hint } from '../../../design/hint'
import { Money } from '../../../design/money'
import { formatFigure } from '../../../lib/money'
import type { ScheduleItem } from '../parts/calls'
import { ItemState } from '../parts/item-state'
import { LIGHTS, Light } from '../parts/lights'
import styles from './board.module.css'
import { InlineFigure } from './inline-figure'
import type { ItemDeeds } from './item-deeds'
import { ItemWords } from './item-words'

export interface ItemProps {
  item: ScheduleItem
  place: number
  deeds: ItemDeeds
  /** Among those that the strip of conflicts leads to. */
  marked: boolean
}

interface ItemRowProps extends ItemProps {
  /** Shows what was sold in place of what is to be done. */
  sold: boolean
}

export function ItemRow({ item, place, deeds, marked, sold }: ItemRowProps) {
  const { setNodeRef: drop, isOver } = useDroppable({ id: item.id, disabled: !deeds.accepts })
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `item:${item.id}`,
    data: { item },
    disabled: !deeds.movable,
  })
  const may = (deed: string) => item.actions.includes(deed)
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (by && deeds.movable) {
      event.preventDefault()
      deeds.step(item, by)
    }
    if (event.key === 'Delete' && may('remove')) deeds.remove(item)
  }
  const edit = may('edit') ? deeds.edit : undefined
  return (
    <tr
      ref={(row) => {
        drop(row)
        setNodeRef(row)
      }}
      data-item={item.id}
      data-over={isOver || undefined}
      data-dragging={isDragging || undefined}
      data-suspended={item.suspended || undefined}
      data-marked={marked || undefined}
    >
      <td className={styles.handleCell}>
        {(deeds.movable || may('remove')) && (
          <button
            type="button"
            className={styles.handle}
            data-handle
            aria-label={`第 ${place} 位 ${item.offerName}`}
            aria-describedby={deeds.hintId}
            onKeyDown={keys}
            {...listeners}
          >
            <HolderOutlined />
          </button>
        )}
      </td>
      <td className={`${styles.place} figures`}>{place}</td>
      <td>
        <div className={styles.product}>
          <span {...listeners}>
            <Thumb src={item.mainImage?.url} size={40} />
          </span>
          <ItemWords
            item={item}
            onScene={edit && ((scene) => edit(item, { scene }).catch(() => undefined))}
          />
        </div>
      </td>
      <td className={styles.right}>
        <Money value={item.finalPrice} />
      </td>
      <td className={styles.right}>
        <InlineFigure
          of={item.offerName}
          field="planStock"
          value={item.planStock}
          onSave={edit && ((planStock) => edit(item, { planStock }))}
        />
      </td>
      {sold ? (
        <>
          <td className={`${styles.right} figures`}>{figure(item.actualSales)}</td>
          <td className={`${styles.right} figures`}>{figure(item.actualRefunds)}</td>
          <td className={styles.right}>
            <Money value={item.actualGmv} strong />
          </td>
        </>
      ) : (
        <>
          <td className={styles.right}>
            <InlineFigure
              of={item.offerName}
              field="talkMinutes"
              value={item.talkMinutes}
              onSave={edit && ((talkMinutes) => edit(item, { talkMinutes }))}
            />
          </td>
          {LIGHTS.map(({ key, label }) => (
            <td key={key} className={styles.lightCell}>
              <Light label={label} state={item.readiness[key]} />
            </td>
          ))}
        </>
      )}
      <td>
        <State item={item} onConfirm={() => deeds.confirm(item)} />
      </td>
      <td className={styles.removeCell}>
        {may('remove') && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`移出 ${item.offerName}`}
            title="移出场次"
            onClick={() => deeds.remove(item)}
          >
            <CloseOutlined />
          </button>
        )}
      </td>
    </tr>
  )
}

/** A restricted offer is not offered what would be refused. */
function State({ item, onConfirm }: { item: ScheduleItem; onConfirm: () => void }) {
  if (item.actions.includes('confirm') && !item.suspended)
    return (
      <button
        type="button"
        className={styles.confirm}
        aria-label={`转总排期 ${item.offerName}`}
        onClick={onConfirm}
      >
        转总排期
      </button>
    )
  if (item.status === 'PROPOSED')
    return (
      <span className={styles.quiet} {...hint(item.suspended ? '已限播，不能转总排期' : undefined)}>
        预排期
      </span>
    )
  return <ItemState status={item.status} scheduleType={item.scheduleType} />
}

export const figure = (value: number | null | undefined) =>
  typeof value === 'number' ? formatFigure(value) : '-'
