/** What must be read stands over every page until it is confirmed, one after the other. */
import { useQuery } from '@tanstack/react-query'
import { viewedCompany } from '../../api/viewing'
import { later } from '../../design/later'
import { articleCalls, articleKeys } from '../../modules/application/parts/article-calls'
import { mayPoll, useSession } from '../../state/session'

const MustRead = later(() => import('./must-read').then((part) => part.MustRead))

export function MustReadDialog() {
  // What a company must read, its own people confirm.
  const enabled = useSession(mayPoll) && !viewedCompany()
  const { data } = useQuery({
    queryKey: articleKeys.mustRead,
    queryFn: articleCalls.mustRead,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })
  const first = enabled ? data?.[0] : undefined
  return first && <MustRead key={first.id} article={first} left={data?.length ?? 1} />
}
