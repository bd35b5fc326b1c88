/** A session's board and everything that is done on it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../api/errors'
import {
  type ItemFigures,
  type ScheduleItem,
  type SessionBoard,
  type SessionEvent,
  scheduleCalls,
  scheduleKeys,
} from '../parts/calls'
import { inOrder } from './order'

export interface Refused {
  place: number
  name: string
  reason: string
}

const said = () => undefined

export function useBoard(id: number | undefined) {
  const queries = useQueryClient()
  const key = scheduleKeys.board(id ?? 0)
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => scheduleCalls.board(id ?? 0),
    enabled: id !== undefined,
  })
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const wanted = useRef<readonly number[]>(undefined)
  const [order, setOrder] = useState<readonly number[]>()

  const take = (board: SessionBoard) => {
    queries.setQueryData(scheduleKeys.board(board.id), board)
    for (const other of ['sessions', 'proposed', 'pool', 'places'])
      queries.invalidateQueries({ queryKey: ['schedule', other] })
    // The lists of offers say in which show each of them is.
    queries.invalidateQueries({ queryKey: ['offer'], refetchType: 'none' })
  }

  /**
   * One write after another: each needs the version that the one before it has made. What is refused
   * shows the board as it really is.
   */
  const write = (work: (board: SessionBoard) => Promise<SessionBoard>): Promise<void> => {
    const done = line.current.then(async () => {
      const present = queries.getQueryData<SessionBoard>(key)
      if (!present) return
      try {
        const next = await work(present)
        if (next !== present) take(next)
      } catch (refused) {
        for (const stale of [key, ['schedule', 'proposed'], ['schedule', 'pool']])
          queries.invalidateQueries({ queryKey: stale })
        throw refused
      }
    })
    line.current = done.catch(said)
    return done
  }

  const presently = (board: SessionBoard, item: ScheduleItem) =>
    board.items.find((one) => one.id === item.id) ?? item

  const deeds = {
    take,
    /** Shown at once; of many quick moves only the last is sent. */
    reorder: (ids: readonly number[]) => {
      wanted.current = ids
      setOrder(ids)
      return write(async (board) =>
        wanted.current === ids ? scheduleCalls.reorder(board, ids) : board,
      )
        .catch(said)
        .finally(() => {
          if (wanted.current === ids) setOrder(undefined)
        })
    },
    propose: (offerId: number, place?: number) =>
      write((board) => scheduleCalls.propose(board.id, offerId, place)).then(() => true, said),
    edit: (item: ScheduleItem, changes: Partial<ItemFigures>) =>
      write((board) => {
        const present = presently(board, item)
        const { scene, planStock, talkMinutes } = present
        return scheduleCalls.edit(present, { scene, planStock, talkMinutes, ...changes })
      }),
    confirm: (item: ScheduleItem) =>
      write((board) => scheduleCalls.confirm(presently(board, item))).catch(said),
    /** One by one, in their order: one refusal does not keep the others back. */
    confirmAll: async (items: readonly ScheduleItem[]): Promise<Refused[]> => {
      const refused: Refused[] = []
      for (const item of items) {
        let place = 0
        await write((board) => {
          place = board.items.findIndex(({ id: own }) => own === item.id) + 1
          return scheduleCalls.confirm(presently(board, item), { hideError: true })
        }).catch((problem) =>
          refused.push({ place, name: item.offerName, reason: messageOf(problem) }),
        )
      }
      return refused
    },
    /** Rejects when it is refused, so that the dialog stays. */
    remove: (item: ScheduleItem, reason?: string) =>
      write((board) => scheduleCalls.remove(presently(board, item), reason)),
    happen: (event: SessionEvent, reason?: string) =>
      write((board) =>
        scheduleCalls.happen(board.id, event, { reason, rowVersion: board.rowVersion }),
      ),
    reload: () => queries.invalidateQueries({ queryKey: scheduleKeys.all }),
  }
  const board = data && order ? { ...data, items: inOrder(data.items, order) } : data
  return { board, error, refetch, deeds }
}

export type BoardDeeds = ReturnType<typeof useBoard>['deeds']
