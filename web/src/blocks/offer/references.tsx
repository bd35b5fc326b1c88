/** What an offer points to, by name. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { http } from '../../api/http'
import type { components } from '../../api/schema.gen'
import { EMPTY } from '../../lib/money'

const STORES = 'selection/api/merchant/offer-stores' as const

export function StoreName({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['offerStoreName', id],
    queryFn: () =>
      http.page<components['schemas']['StoreRow']>(STORES, {
        hideMask: true,
        hideError: true,
        query: { 'storeId.in': [id] },
      }),
    retry: false,
  })
  return data?.items[0]?.storeName ?? EMPTY
}

export const SourceLink = ({ id, code }: { id: number; code: string }) => (
  <Link to={`/offer/detail/${id}`} className="figures">
    {code}
  </Link>
)
