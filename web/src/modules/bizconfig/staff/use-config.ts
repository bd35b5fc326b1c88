/** Reading and saving what staff configure. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../design/feedback'
import { refreshDictionary } from '../../../state/dictionary'
import { configKeys } from './calls'

export const useConfig = <T>(name: readonly unknown[], read: () => Promise<T>) =>
  useQuery({ queryKey: configKeys.of(...name), queryFn: read })

/** A deed after which everything here, and every label on every page, is asked for anew. */
export function useDeed<A>(deed: (argument: A) => Promise<unknown>, done?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: async () => {
      if (done) toast.success(done)
      await Promise.all([
        client.invalidateQueries({ queryKey: configKeys.all }),
        client.invalidateQueries({ queryKey: ['rejectReasons'] }),
        refreshDictionary(),
      ])
    },
  })
}
