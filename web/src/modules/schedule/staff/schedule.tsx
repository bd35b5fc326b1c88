/** Live sessions and what is shown in them: a calendar, a pool of offers, and the chosen session's board. */
import { PlusOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Page } from '../../../design/page'
import { useNarrower } from '../../../design/use-media'
import { formatDate } from '../../../lib/dates'
import { useCan } from '../../../state/session'
import type { OfferRow } from '../../offer/parts/types'
import { type LiveSession, type SessionForm, scheduleCalls, scheduleKeys } from '../parts/calls'
import { Board } from './board'
import { BoardDrag, type Dragged } from './board-drag'
import { daysOf } from './calendar'
import { movedBefore, sameOrder } from './order'
import { Pool } from './pool'
import styles from './schedule.module.css'
import { CalendarNav, SessionCalendar } from './session-calendar'
import { SessionDialog } from './session-dialog'
import { useBoard } from './use-board'
import { usePool } from './use-pool'
import { useScheduleState } from './use-schedule-state'

/** Below this the pool has no room beside the board, and below the other the board is no table. */
const POOL_BELOW = 1200
const CARDS_BELOW = 768
const CAPACITY = 20

export default function Schedule() {
  const { state, choose } = useScheduleState()
  const today = formatDate(new Date())
  const mayCreate = useCan(['session_edit'])
  const narrow = useNarrower(POOL_BELOW)
  const cards = useNarrower(CARDS_BELOW)
  const [making, setMaking] = useState<Partial<SessionForm>>()
  const [poolOpen, setPoolOpen] = useState(false)

  const linked = useBoard(state.session)
  // Until a linked session is here nobody knows its week.
  const waiting = state.session !== undefined && !linked.board && !linked.error
  const day = state.date ?? (waiting ? undefined : linked.board?.showDate) ?? today
  const days = daysOf(state.view, day)
  const [from = day, to = day] = [days[0], days.at(-1)]
  const list = useQuery({
    queryKey: scheduleKeys.sessions(from, to),
    queryFn: () => scheduleCalls.sessions(from, to),
    enabled: !waiting || state.date !== undefined,
    placeholderData: keepPreviousData,
  })
  const sessions = list.data
  const chosen = state.session ?? (sessions && nearest(sessions, today)?.id)
  const { board, error, refetch, deeds } = useBoard(chosen)
  const pool = usePool(board, state)
  const proposes = board?.actions.includes('propose') ?? false

  const add = (offer: OfferRow, place?: number) =>
    deeds.propose(offer.id, place).then((done) => {
      if (done) toast.success(`已加入预排期：${offer.title}`)
    })
  const drop = ({ item, offer }: Dragged, before: number | undefined) => {
    const ids = board?.items.map(({ id }) => id) ?? []
    if (offer) return add(offer, before === undefined ? undefined : ids.indexOf(before) + 1)
    const next = movedBefore(ids, item.id, before)
    if (!sameOrder(ids, next)) deeds.reorder(next)
  }
  const make = (showDate: string) =>
    setMaking({
      capacity: CAPACITY,
      ...(board && {
        liveRoom: board.liveRoom,
        startTime: board.startTime,
        endTime: board.endTime,
        anchor: board.anchor,
        capacity: board.capacity,
      }),
      showDate,
    })
  const nav = <CalendarNav view={state.view} day={day} today={today} onChange={choose} />
  const button = (primary: boolean) =>
    mayCreate && (
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<PlusOutlined />}
        onClick={() => make(days.find((one) => one >= today) ?? today)}
      >
        新建场次
      </Button>
    )
  const poolOf = (bare: boolean) => (
    <Pool pool={pool} filter={state} onFilter={choose} onAdd={(offer) => add(offer)} bare={bare} />
  )
  return (
    <Page
      title="直播场次与排期"
      actions={
        <>
          {!cards && nav}
          {button(true)}
        </>
      }
    >
      {cards && nav}
      {list.error ? (
        <section className={styles.card}>
          <ErrorFace title="场次加载失败" error={list.error} onRetry={list.refetch} />
        </section>
      ) : sessions ? (
        <SessionCalendar
          view={state.view}
          day={day}
          today={today}
          sessions={sessions}
          chosen={chosen}
          onChoose={({ id }) => choose({ session: id })}
          onCreate={mayCreate ? make : undefined}
        />
      ) : (
        <section className={styles.card}>
          <LoadingFace rows={1} />
        </section>
      )}
      {error ? (
        <section className={styles.card}>
          <ErrorFace title="排期加载失败" error={error} onRetry={refetch} />
          {state.session !== undefined && (
            <p className={styles.way}>
              <Button onClick={() => choose({ session: undefined, date: today })}>
                回到本周的场次
              </Button>
            </p>
          )}
        </section>
      ) : board ? (
        <BoardDrag onDrop={drop}>
          <div className={styles.columns} data-pool={(proposes && !narrow) || undefined}>
            {proposes && !narrow && poolOf(false)}
            <Board
              key={board.id}
              board={board}
              deeds={deeds}
              cards={cards}
              poolButton={
                proposes &&
                narrow && <Button onClick={() => setPoolOpen(true)}>可排报品 {pool.total}</Button>
              }
            />
          </div>
          <Drawer
            open={poolOpen && proposes && narrow}
            title="可排报品"
            size="min(420px, 100vw)"
            closable={{ 'aria-label': '关闭' }}
            onClose={() => setPoolOpen(false)}
          >
            {poolOf(true)}
          </Drawer>
        </BoardDrag>
      ) : (
        <section className={styles.card}>
          {chosen === undefined && sessions ? (
            <EmptyFace
              title={state.view === 'week' ? '这一周还没有场次' : '这个月还没有场次'}
              text="建立场次后，把终选通过的报品排进来。"
              actions={button(false)}
            />
          ) : (
            <LoadingFace rows={6} picture />
          )}
        </section>
      )}
      {making && (
        <SessionDialog
          start={making}
          onSaved={(made) => {
            setMaking(undefined)
            deeds.take(made)
            choose({ session: made.id, date: made.showDate })
          }}
          onClose={() => setMaking(undefined)}
        />
      )}
    </Page>
  )
}

/** Without a choice: the next one that is being planned, else the next one at all, else the latest. */
function nearest(sessions: readonly LiveSession[], today: string): LiveSession | undefined {
  const living = sessions.filter(({ status }) => status !== 'CANCELLED')
  const coming = living.filter(({ showDate }) => showDate >= today)
  return coming.find(({ status }) => status === 'PLANNING') ?? coming[0] ?? living.at(-1)
}
