import { useQuery } from '@tanstack/react-query'
import { offerCalls, offerKeys } from './calls'

/** The same check that a submission runs; a reader need not see it younger than a minute. */
export const usePreCheck = (id: number) =>
  useQuery({
    queryKey: offerKeys.preCheck(id),
    queryFn: () => offerCalls.preCheck(id),
    staleTime: 60_000,
  })
