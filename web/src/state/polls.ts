/** What is asked every minute, as long as the session may be asked at all. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calls, type TodoCount, type UnreadCount } from '../api/calls'
import { refreshDictionary } from './dictionary'
import { useLive } from './live'
import { mayPoll, useSession } from './session'

export const POLL_MS = 60_000

/** Undefined until the server has said. */
export function useUnread(): UnreadCount[] | undefined {
  const enabled = useSession(mayPoll)
  const live = useLive((state) => state.live)
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: calls.unreadCounts,
    refetchInterval: live ? false : POLL_MS,
    enabled,
  })
  return data
}

export const unreadTotal = (counts: readonly UnreadCount[] = []) =>
  counts.reduce((sum, { count }) => sum + count, 0)

/** What waits behind each page of the menu. */
export function useWaiting(): ReadonlyMap<string, number> {
  const enabled = useSession(mayPoll)
  const { data } = useQuery({
    queryKey: ['todos', 'menu'],
    queryFn: calls.todoCounts,
    refetchInterval: POLL_MS,
    enabled,
  })
  return useMemo(() => byPage(data ?? []), [data])
}

export function byPage(todos: readonly TodoCount[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>()
  for (const { opens, count } of todos) {
    const [page = ''] = opens.split('?')
    pages.set(page, (pages.get(page) ?? 0) + count)
  }
  return pages
}

/** More than this tells nobody more. */
export const badgeText = (count: number) => (count > 99 ? '99+' : String(count))

export function useDictionaryCheck(): void {
  const enabled = useSession(mayPoll)
  useQuery({
    queryKey: ['dictionaryVersion'],
    // A query must answer something.
    queryFn: () => refreshDictionary().then(() => true),
    refetchInterval: POLL_MS,
    // The guard has just loaded it.
    initialData: true,
    enabled,
  })
}
