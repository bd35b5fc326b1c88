/** Live sessions for tests: a board that answers what is done to it, as the server would. */
import type {
  Conflict,
  LiveSession,
  ScheduleItem,
  SessionBoard,
} from '../modules/schedule/parts/calls'
import { useDictionary } from '../state/dictionary'
import { offerRow } from './offers'
import { type Asked, json, refusal } from './server'

export const SESSIONS = 'rms-manager/api/live-sessions'
export const ITEMS = 'rms-manager/api/schedule-items'

const words: Record<string, Record<string, string>> = {
  SessionStatus: {
    PLANNING: '筹备',
    LOCKED: '已锁定',
    LIVE: '直播中',
    CLOSED: '已结束',
    CANCELLED: '已取消',
  },
  ScheduleType: { Pre_Schedule: '预排期', Overall_Schedule: '总排期' },
  ShowScheduleScene: { Austin: '佳(主播场)', AssistantShow: '助播场', Link: '挂链' },
  PrdEchelonLevel: { A: 'A级', S: 'S级' },
  LiveRoom: { common: '日常直播间' },
  RestrictReason: { QC_FAIL: '质检不合格' },
}

/** After the page has been opened with the usual dictionaries. */
export function knowSchedule() {
  const item = { sort: 0, color: '', disabled: false, liveRoom: '', children: [] }
  const own = Object.entries(words).flatMap(([type, labels]) =>
    Object.entries(labels).map(([value, label]) => ({ ...item, type, value, label })),
  )
  useDictionary.setState(({ items }) => ({ items: [...items, ...own] }))
}

export const session = (id: number, given: Partial<LiveSession> = {}): LiveSession => ({
  id,
  sessionCode: `ZC26111200${id}`,
  liveRoom: 'common',
  title: `专场 ${id}`,
  showDate: '2026-11-22',
  startTime: '19:30',
  endTime: '23:00',
  anchor: '主播一',
  status: 'PLANNING',
  capacity: 20,
  remark: '',
  itemCount: 3,
  confirmedCount: 1,
  readyCount: 1,
  talkMinutes: 30,
  minutes: 210,
  createdBy: 112,
  createdByName: '杨运营',
  createdDate: '2026-11-12 05:00:00',
  lastModifiedDate: '2026-11-12 05:00:00',
  rowVersion: 7,
  actions: ['edit', 'lock', 'cancel', 'propose', 'reorder'],
  ...given,
})

export const item = (id: number, given: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id,
  sessionId: 4,
  sessionTitle: '双12预热',
  liveRoom: 'common',
  showDate: '2026-11-22',
  startTime: '19:30',
  scheduleType: 'Pre_Schedule',
  scene: 'Austin',
  seq: id,
  planStock: 5000,
  talkMinutes: 10,
  status: 'PROPOSED',
  actualSales: null,
  actualRefunds: null,
  actualGmv: null,
  removeReason: '',
  readiness: {
    contract: 'READY',
    supply: 'GOING',
    detail: 'MISSING',
    promotion: 'NEEDLESS',
    qc: null,
  },
  offerId: 500 + id,
  offerCode: `BP26110100${id}`,
  offerName: `报品${id}`,
  companyId: 2,
  companyName: '上海花植美妆有限公司',
  brandName: '花植',
  categoryCode: 'Cosmetic',
  prdEchelonLevel: 'A',
  finalPrice: 75,
  maxFinalPrice: 75,
  mainImage: null,
  badges: [{ code: 'AUSTIN', label: '佳', text: '', tip: '主播场' }],
  suspended: false,
  restrictReasons: [],
  rowVersion: 2,
  actions: ['confirm', 'edit', 'remove'],
  ...given,
})

export const confirmed = (id: number, given: Partial<ScheduleItem> = {}) =>
  item(id, {
    status: 'CONFIRMED',
    scheduleType: 'Overall_Schedule',
    actions: ['edit', 'remove'],
    ...given,
  })

export const restricted = (id: number) =>
  item(id, { suspended: true, restrictReasons: ['QC_FAIL'] })

const conflicts: Conflict[] = [
  { level: 'WARN', rule: 'ADJACENT', itemIds: [1, 2], message: '第 1、2 位相邻且为同品牌同类目' },
  { level: 'BLOCK', rule: 'RESTRICTED', itemIds: [3], message: '第 3 位已限播，不能转总排期' },
]

export const board = (given: Partial<SessionBoard> = {}): SessionBoard => ({
  ...session(4, { title: '双12预热' }),
  items: [confirmed(1), item(2), restricted(3)],
  conflicts,
  ...given,
})

/** One board that remembers; every write makes its session newer. */
export function boardServer(start: SessionBoard = board()) {
  let present = start
  const put = (items: ScheduleItem[], more: Partial<SessionBoard> = {}) => {
    present = {
      ...present,
      items,
      itemCount: items.length,
      rowVersion: present.rowVersion + 1,
      ...more,
    }
    return present
  }
  const stale = () => refusal(409, { message: '数据已被他人修改，请刷新后重试' })
  const pool = [offerRow(601, 'APPROVED'), offerRow(602, 'APPROVED'), offerRow(603, 'APPROVED')]
  const one = (id: number) => (asked: Asked) => {
    const { rowVersion } = asked.body as { rowVersion: number }
    const own = present.items.find((row) => row.id === id)
    return own?.rowVersion === rowVersion ? own : undefined
  }
  const ofItems = Object.fromEntries(
    start.items.flatMap(({ id }) => [
      [
        `POST ${ITEMS}/${id}/confirm`,
        (asked: Asked) => {
          const own = one(id)(asked)
          if (!own) return stale()
          if (own.suspended) return refusal(400, { title: '该报品已限播，不能排期' })
          return put(present.items.map((row) => (row.id === id ? confirmed(id) : row)))
        },
      ],
      [
        `POST ${ITEMS}/${id}/remove`,
        (asked: Asked) =>
          one(id)(asked) ? put(present.items.filter((row) => row.id !== id)) : stale(),
      ],
    ]),
  )
  return {
    answers: {
      [`GET ${SESSIONS}`]: () =>
        json(
          [
            session(3, {
              title: '日常专场',
              showDate: '2026-11-18',
              startTime: '20:00',
              status: 'LOCKED',
              itemCount: 16,
              readyCount: 14,
              actions: [],
            }),
            present,
          ],
          { 'X-Total-Count': '2' },
        ),
      [`GET ${SESSIONS}/4`]: () => present,
      [`GET ${ITEMS}`]: () =>
        json(
          present.items.filter(({ status }) => status === 'PROPOSED'),
          { 'X-Total-Count': '2' },
        ),
      'GET selection/api/offers': ({ query }: Asked) => {
        const out = query.get('id.notIn')?.split(',') ?? []
        const rows = pool.filter(({ id }) => !out.includes(String(id)))
        return json(rows, { 'X-Total-Count': String(rows.length) })
      },
      [`POST ${ITEMS}`]: ({ body }: Asked) => {
        const { offerId, seq } = body as { offerId: number; seq?: number }
        const made = item(90, { offerId, offerName: `花植面霜 ${offerId}` })
        return put(present.items.toSpliced((seq ?? present.items.length + 1) - 1, 0, made))
      },
      [`PUT ${ITEMS}`]: ({ body }: Asked) => {
        const { id, rowVersion, ...figures } = body as ScheduleItem
        if (!present.items.some((row) => row.id === id && row.rowVersion === rowVersion))
          return stale()
        return put(
          present.items.map((row) =>
            row.id === id ? { ...row, ...figures, rowVersion: rowVersion + 1 } : row,
          ),
        )
      },
      [`POST ${ITEMS}/reorder`]: ({ body }: Asked) => {
        const { ids, rowVersion } = body as { ids: number[]; rowVersion: number }
        if (rowVersion !== present.rowVersion) return stale()
        return put(ids.flatMap((id) => present.items.find((row) => row.id === id) ?? []))
      },
      ...ofItems,
    },
    /** Somebody else did something. */
    change: (given: Partial<SessionBoard>) => put(given.items ?? present.items, given),
  }
}
