/** What is asked every minute, as long as the session may be asked at all. */
import { useQuery } from '@tanstack/react-query'
import { calls, type UnreadCount } from '../api/calls'
import { refreshDictionary } from './dictionary'
import { mayPoll, useSession } from './session'

export const POLL_MS = 60_000

/** Undefined until the server has said. */
export function useUnread(): UnreadCount[] | undefined {
  const enabled = useSession(mayPoll)
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: calls.unreadCounts,
    refetchInterval: POLL_MS,
    enabled,
  })
  return data
}

export const unreadTotal = (counts: readonly UnreadCount[] = []) =>
  counts.reduce((sum, { count }) => sum + count, 0)

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
