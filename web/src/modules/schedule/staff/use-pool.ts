/** The pool of a live room: what is approved, unrestricted and in no session, narrowed by the filter. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { OFFERS } from '../../offer/parts/calls'
import type { OfferRow } from '../../offer/parts/types'
import { type SessionBoard, scheduleCalls, scheduleKeys } from '../parts/calls'
import { type PoolFilter, poolQuery } from './pool-query'

const SIZE = 20

export function usePool(board: SessionBoard | undefined, filter: PoolFilter) {
  const liveRoom = board?.liveRoom ?? ''
  const open = board?.actions.includes('propose') ?? false
  const items = useDictionary((state) => state.items)
  const proposed = useQuery({
    queryKey: scheduleKeys.proposed(liveRoom),
    queryFn: () => scheduleCalls.proposed(liveRoom),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const taken = proposed.data?.map(({ offerId }) => offerId) ?? []
  const query = poolQuery(liveRoom, filter, taken, dictItems(items, 'ProductCategory'))
  const pages = useInfiniteQuery({
    queryKey: scheduleKeys.pool(query),
    queryFn: ({ pageParam }) =>
      http.page<OfferRow>(OFFERS, {
        hideMask: true,
        hideError: true,
        query: { ...query, page: pageParam, size: SIZE },
      }),
    initialPageParam: 0,
    getNextPageParam: (last, all) =>
      all.length * SIZE < last.total && last.items.length > 0 ? all.length : undefined,
    enabled: open && proposed.isSuccess,
    placeholderData: keepPreviousData,
  })
  const found = pages.data?.pages.flatMap((page) => page.items)
  // What has just been added leaves the pool before the server is asked again.
  const gone = new Set([...taken, ...(board?.items.map(({ offerId }) => offerId) ?? [])])
  const rows = found?.filter(({ id }) => !gone.has(id))
  const left = (found?.length ?? 0) - (rows?.length ?? 0)
  const total = pages.data && Math.max(0, (pages.data.pages.at(-1)?.total ?? 0) - left)
  return {
    rows,
    total,
    rest: Math.min(SIZE, Math.max(0, (total ?? 0) - (rows?.length ?? 0))),
    loading: pages.isFetchingNextPage,
    more: pages.fetchNextPage,
    error: proposed.error ?? pages.error,
    refetch: () => (proposed.error ? proposed.refetch() : pages.refetch()),
  }
}
