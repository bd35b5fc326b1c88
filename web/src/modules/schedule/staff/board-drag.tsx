/** Dragging: from the pool to a place, and from place to place. What keys do stands beside each row. */
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { Thumb } from '../../../design/cells'
import { Money } from '../../../design/money'
import type { OfferRow } from '../../offer/parts/types'
import type { ScheduleItem } from '../parts/calls'
import styles from './board.module.css'
import { rowBelow } from './order'

/** Below the last row, or anywhere on an empty board. */
export const END = 'end'

/** What is being dragged. */
export type Dragged = { item: ScheduleItem; offer?: never } | { offer: OfferRow; item?: never }

interface BoardDragProps {
  /** Before which item it was dropped; none means the end. */
  onDrop: (dragged: Dragged, before: number | undefined) => void
  children: ReactNode
}

export function BoardDrag({ onDrop, children }: BoardDragProps) {
  const [dragged, setDragged] = useState<Dragged>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    if (over) onDrop(active.data.current as Dragged, over.id === END ? undefined : Number(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={byGap}
      onDragStart={({ active }) => setDragged(active.data.current as Dragged)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      accessibility={WORDS}
    >
      {children}
      <DragOverlay dropAnimation={null}>{dragged && <Ghost dragged={dragged} />}</DragOverlay>
    </DndContext>
  )
}

const nameOf = (data: unknown) => {
  const { item, offer } = data as Dragged
  return item?.offerName ?? offer?.title ?? ''
}

/** The library speaks English by itself. */
const WORDS = {
  screenReaderInstructions: { draggable: '用鼠标拖动，或用键盘上下键移动' },
  announcements: {
    onDragStart: ({ active }: { active: { data: { current?: unknown } } }) =>
      `已拿起${nameOf(active.data.current)}`,
    onDragOver: () => undefined,
    onDragEnd: ({ active }: { active: { data: { current?: unknown } } }) =>
      `已放下${nameOf(active.data.current)}`,
    onDragCancel: () => '已取消拖动',
  },
}

/** The gap under the pointer, as long as it is over the board. */
const byGap: CollisionDetection = ({ pointerCoordinates, droppableContainers, droppableRects }) => {
  const board = droppableRects.get(END)
  if (!pointerCoordinates || !board) return []
  const { x, y } = pointerCoordinates
  if (x < board.left || x > board.right || y < board.top || y > board.bottom) return []
  const rows = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    return rect && id !== END ? [{ id, top: rect.top, height: rect.height }] : []
  })
  return [{ id: rowBelow(rows, y)?.id ?? END }]
}

const Ghost = ({ dragged: { item, offer } }: { dragged: Dragged }) => (
  <div className={styles.ghost}>
    <Thumb src={(item ?? offer).mainImage?.url} size={40} />
    <strong>{item?.offerName ?? offer?.title}</strong>
    <Money value={item ? item.finalPrice : offer.minFinalPrice} strong />
  </div>
)
