/** Live sessions and what stands in them. Every write answers the board as it is then. */
import { type CallOptions, type CallPath, http } from '../../../api/http'
import type { Params } from '../../../api/params'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'

type Schemas = components['schemas']

export type LiveSession = Schemas['LiveSession']
export type SessionBoard = Schemas['SessionBoard']
export type ScheduleItem = Schemas['ScheduleItem']
export type Conflict = Schemas['Conflict']
export type Readiness = Schemas['Readiness']
export type SessionForm = Schemas['SessionForm']
export type SessionEvent = 'lock' | 'start' | 'close' | 'cancel'

/** What may be changed of an item on the board. */
export type ItemFigures = Pick<ScheduleItem, 'scene' | 'planStock' | 'talkMinutes'>

/** The page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }
/** The work goes on while it is written; the client says what was refused. */
const light = (): CallOptions => ({ hideMask: true, ...once() })

const SESSIONS = 'rms-manager/api/live-sessions' as const
const ITEMS = 'rms-manager/api/schedule-items' as const
/** The sheet of what was really sold. */
export const ACTUALS = `${ITEMS}/actuals` as const

/** The most that one page brings. */
const PAGE = 100

async function all<T>(path: CallPath, query: Params): Promise<T[]> {
  const rows: T[] = []
  for (let page = 0; ; page += 1) {
    const answer = await http.page<T>(path, { ...quiet, query: { ...query, page, size: PAGE } })
    rows.push(...answer.items)
    if (answer.items.length === 0 || rows.length >= answer.total) return rows
  }
}

export const scheduleCalls = {
  sessions: (from: string, to: string) =>
    all<LiveSession>(SESSIONS, {
      'showDate.greaterThanOrEqual': from,
      'showDate.lessThanOrEqual': to,
    }),
  board: (id: number) => http.get<SessionBoard>(`${SESSIONS}/${id}`, quiet),
  create: (form: SessionForm) =>
    http.post<SessionBoard>(SESSIONS, form, { hideError: true, ...once() }),
  save: (form: SessionForm) => http.put<SessionBoard>(SESSIONS, form, { hideError: true }),
  happen: (id: number, event: SessionEvent, body: { reason?: string; rowVersion: number }) =>
    http.post<SessionBoard>(`${SESSIONS}/${id}/${event}`, body, once()),

  propose: (sessionId: number, offerId: number, seq?: number) =>
    http.post<SessionBoard>(ITEMS, { sessionId, offerId, seq }, light()),
  edit: (item: ScheduleItem, figures: ItemFigures) =>
    http.put<SessionBoard>(
      ITEMS,
      { id: item.id, ...figures, rowVersion: item.rowVersion },
      { hideMask: true },
    ),
  reorder: ({ id, rowVersion }: SessionBoard, ids: readonly number[]) =>
    http.post<SessionBoard>(`${ITEMS}/reorder`, { sessionId: id, ids, rowVersion }, light()),
  confirm: ({ id, rowVersion }: ScheduleItem, options: CallOptions = {}) =>
    http.post<SessionBoard>(`${ITEMS}/${id}/confirm`, { rowVersion }, { ...light(), ...options }),
  remove: ({ id, rowVersion }: ScheduleItem, reason?: string) =>
    http.post<SessionBoard>(`${ITEMS}/${id}/remove`, { reason, rowVersion }, once()),

  /** Offers that wait in one of the room's sessions: they are free no more. */
  proposed: (liveRoom: string) =>
    all<ScheduleItem>(ITEMS, { 'status.in': 'PROPOSED', 'liveRoom.in': liveRoom }),
  /** Where an offer stands or stood: for staff, and for the company that it belongs to. */
  /** What of the own offers has a place in these days. */
  mine: (from: string, to: string) =>
    all<ScheduleItem>(`${ITEMS}/mine`, {
      'showDate.greaterThanOrEqual': from,
      'showDate.lessThanOrEqual': to,
      'status.in': 'PROPOSED,CONFIRMED',
      sort: 'showDate,asc',
    }),
  places: (offerId: number, mine: boolean) =>
    all<ScheduleItem>(mine ? `${ITEMS}/mine` : ITEMS, {
      'offerId.equals': offerId,
      sort: 'showDate,desc',
    }),
}

export const scheduleKeys = {
  all: ['schedule'] as const,
  sessions: (from: string, to: string) => ['schedule', 'sessions', from, to] as const,
  board: (id: number) => ['schedule', 'board', id] as const,
  proposed: (liveRoom: string) => ['schedule', 'proposed', liveRoom] as const,
  pool: (query: Params) => ['schedule', 'pool', query] as const,
  places: (offerId: number) => ['schedule', 'places', offerId] as const,
  mine: (from: string, to: string) => ['schedule', 'mine', from, to] as const,
}
