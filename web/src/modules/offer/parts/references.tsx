/** What an offer points to, by name. */
import { useQuery } from '@tanstack/react-query'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import type { Values } from '../../../blocks/document/types'
import { Link } from '../../../design/link'
import { EMPTY } from '../../../lib/money'
import { useSession } from '../../../state/session'
import { OFFERS } from './calls'

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

/** A change does not tell its brand's name: the company's own brands do, or the offer that it changes. */
export function BrandName({ of }: { of: Values }) {
  const { brandName, brandId, changeOf } = of
  const own = useSession((state) => state.company?.companyBrandDOList)
  const known = String(brandName || (own?.find(({ id }) => id === brandId)?.brandNameCn ?? ''))
  const { data } = useQuery({
    queryKey: ['offerBrandName', changeOf],
    queryFn: () =>
      http.get<Values>(`${OFFERS}/${Number(changeOf)}`, { hideMask: true, hideError: true }),
    enabled: known === '' && Boolean(changeOf),
    retry: false,
  })
  return known || (data?.brandId === brandId && String(data?.brandName)) || EMPTY
}

export const SourceLink = ({ id, code }: { id: number; code: string }) => (
  <Link to={`/offer/detail/${id}`} className="figures">
    {code}
  </Link>
)
