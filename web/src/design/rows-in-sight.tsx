/** Of very many rows only those in sight are drawn (S9-12). */
import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { AS, Row, type RowsProps } from './data-rows'

const HEIGHTS = { 1: 39, 2: 61 } as const
const OVERSCAN = 6

export interface RowsInSightProps<T extends object> extends RowsProps<T> {
  frame: RefObject<HTMLElement | null>
}

export function RowsInSight<T extends object>({ frame, ...props }: RowsInSightProps<T>) {
  const { listed, rowKey, lines = 2 } = props
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: listed.length,
    getScrollElement: () => frame.current,
    estimateSize: () => HEIGHTS[lines],
    overscan: OVERSCAN,
  })
  const shown = getVirtualItems()
  const above = shown.at(0)?.start ?? 0
  const below = getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <>
      <Room height={above} />
      <tbody {...AS.group}>
        {shown.map(({ index }) => {
          const one = listed[index]
          return one && <Row key={rowKey(one.row)} {...props} {...one} index={index} />
        })}
      </tbody>
      <Room height={below} />
    </>
  )
}

/** What is not drawn keeps its place. */
const Room = ({ height }: { height: number }) =>
  height > 0 && <tbody aria-hidden="true" style={{ height }} />
