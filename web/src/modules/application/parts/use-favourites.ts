/** What the user keeps at hand, by type: which ids, and how to put one in or take it out. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

type Favourite = components['schemas']['Favourite']

/** S4-08 */
export type FavouriteType = 'product' | 'store'

const FAVOURITES = 'application/api/favourites' as const

export function useFavourites(type: FavouriteType) {
  const queries = useQueryClient()
  const queryKey = ['favourites', type]
  const { data } = useQuery({
    queryKey,
    queryFn: () =>
      http.get<Favourite[]>(FAVOURITES, { query: { type }, hideMask: true, hideError: true }),
  })
  const turn = useMutation({
    mutationFn: ({ refId, on }: { refId: number; on: boolean }) =>
      on
        ? http.post<unknown>(FAVOURITES, { type, refId }, { hideMask: true })
        : http.delete<unknown>(FAVOURITES, { query: { type, refId }, hideMask: true }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const ids = data?.map(({ refId }) => refId)
  return {
    /** Undefined until the server has said. */
    ids,
    has: (refId: number) => ids?.includes(refId) ?? false,
    turn: (refId: number, on: boolean) => turn.mutate({ refId, on }),
  }
}
