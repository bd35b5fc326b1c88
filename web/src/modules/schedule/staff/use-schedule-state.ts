/** The chosen session, the calendar and the pool's filters are the address: a link shows what its sender saw. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isDate } from '../../../lib/dates'
import type { View } from './calendar'
import type { PoolFilter } from './pool-query'

export interface ScheduleState extends PoolFilter {
  session?: number
  view: View
  /** A day of the week or month that is shown; that of the session where it is left out. */
  date?: string
}

export function useScheduleState() {
  const [params, setParams] = useSearchParams()
  const text = (name: string) => params.get(name) || undefined
  const figure = (name: string) => {
    const value = Number(text(name) ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  }
  const date = text('date')
  const state: ScheduleState = {
    session: figure('session'),
    view: params.get('view') === 'month' ? 'month' : 'week',
    date: date && isDate(date) ? date : undefined,
    text: text('text'),
    level: text('level'),
    category: text('category'),
    from: figure('from'),
    to: figure('to'),
  }
  // The address is shown a moment after it was chosen; a second choice must not lose the first.
  const latest = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the address says
  useEffect(() => {
    latest.current = state
  }, [params])
  const choose = (changes: Partial<ScheduleState>) => {
    const next = { ...latest.current, ...changes }
    latest.current = next
    const values = { ...next, view: next.view === 'week' ? undefined : next.view }
    const kept = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
    setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), {
      replace: true,
    })
  }
  return { state, choose }
}
