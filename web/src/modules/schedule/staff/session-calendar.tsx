/** The sessions of a week or a month; on a phone a strip to swipe. */
import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { useEffect, useRef } from 'react'
import { DictText } from '../../../design/dict-text'
import type { LiveSession } from '../parts/calls'
import { dayOfMonth, daysOf, dayWords, rangeWords, shift, type View, weekday } from './calendar'
import styles from './session-calendar.module.css'
import { SessionIcon, SessionStatus, sessionTone } from './session-look'

interface NavProps {
  view: View
  day: string
  today: string
  onChange: (changes: { view?: View; date?: string }) => void
}

const VIEWS: { value: View; label: string }[] = [
  { value: 'week', label: '周' },
  { value: 'month', label: '月' },
]

export function CalendarNav({ view, day, today, onChange }: NavProps) {
  const what = view === 'week' ? '周' : '月'
  return (
    <div className={styles.nav}>
      <Button
        type="text"
        icon={<LeftOutlined />}
        aria-label={`上一${what}`}
        onClick={() => onChange({ date: shift(view, day, -1) })}
      />
      <strong className={`${styles.range} figures`} aria-live="polite">
        {rangeWords(view, day)}
      </strong>
      <Button
        type="text"
        icon={<RightOutlined />}
        aria-label={`下一${what}`}
        onClick={() => onChange({ date: shift(view, day, 1) })}
      />
      <Button onClick={() => onChange({ date: today })}>本{what}</Button>
      <Segmented<View>
        aria-label="日历范围"
        options={VIEWS}
        value={view}
        onChange={(next) => onChange({ view: next, date: day })}
      />
    </div>
  )
}

interface SessionCalendarProps {
  view: View
  day: string
  today: string
  sessions: readonly LiveSession[]
  chosen: number | undefined
  onChoose: (session: LiveSession) => void
  /** Left out for those who may not. */
  onCreate?: (date: string) => void
}

export function SessionCalendar(props: SessionCalendarProps) {
  const { view, day, today, sessions, chosen, onChoose, onCreate } = props
  const days = daysOf(view, day)
  const frame = useRef<HTMLOListElement>(null)
  // In a strip that is wider than the screen the chosen one, or today, is what one looks for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sessions are another strip
  useEffect(() => {
    const list = frame.current
    const cell =
      list?.querySelector<HTMLElement>('[aria-current="true"]')?.closest('li') ??
      list?.querySelector<HTMLElement>('[data-today]')
    if (list && cell) list.scrollTo({ left: cell.offsetLeft - list.offsetLeft - 12 })
  }, [chosen, day, view, sessions])
  return (
    <ol ref={frame} className={`${styles.days} ${styles[view]}`} aria-label="场次日历">
      {days.map((date) => {
        const own = sessions.filter(({ showDate }) => showDate === date)
        return (
          <li
            key={date}
            className={styles.day}
            data-today={date === today || undefined}
            data-other={(view === 'month' && date.slice(0, 7) !== day.slice(0, 7)) || undefined}
            data-empty={own.length === 0 || undefined}
          >
            <div className={styles.head}>
              <time dateTime={date} className="figures">
                {dayOfMonth(date)}
              </time>
              <span>{weekday(date)}</span>
              {date === today && <span>今天</span>}
              {onCreate && date >= today && (
                <button
                  type="button"
                  className={styles.add}
                  aria-label={`${dayWords(date)}新建场次`}
                  title="新建场次"
                  onClick={() => onCreate(date)}
                >
                  <PlusOutlined />
                </button>
              )}
            </div>
            {own.map((session) => (
              <SessionCard
                key={session.id}
                session={session}
                chosen={session.id === chosen}
                onChoose={() => onChoose(session)}
              />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

interface SessionCardProps {
  session: LiveSession
  chosen: boolean
  onChoose: () => void
}

function SessionCard({ session, chosen, onChoose }: SessionCardProps) {
  const { status, title, startTime, itemCount, readyCount } = session
  return (
    <button
      type="button"
      className={`${styles.card} ${sessionTone(status)}`}
      aria-current={chosen}
      data-status={status}
      title={`${title} ${startTime}–${session.endTime}`}
      onClick={onChoose}
    >
      <span className={styles.title}>
        <SessionIcon status={status} />
        <span className={styles.name}>{title}</span>
        <span className="figures">{startTime}</span>
      </span>
      <span className={`${styles.state} figures`}>
        <SessionStatus status={status} />
        {status === 'PLANNING' || status === 'LOCKED'
          ? `，就绪 ${readyCount}/${itemCount}`
          : status !== 'CANCELLED' && `，${itemCount} 个报品`}
        <span className="unseen">
          ，<DictText type="LiveRoom" value={session.liveRoom} />
        </span>
      </span>
    </button>
  )
}
