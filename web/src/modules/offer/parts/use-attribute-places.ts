/** The attributes that an offer is asked for, and the places that an approver marks by themselves. */
import { useQuery } from '@tanstack/react-query'
import type { Place } from '../../../blocks/document/document'
import { isShown } from '../../bizconfig/parts/show-when'
import { offerCalls, offerKeys } from './calls'
import { categoryOf, type OfferDetail } from './types'

/** What has attributes by a template: an offer, and a product as if it were offered. */
export type Attributed = Pick<
  OfferDetail,
  | 'categoryCode'
  | 'category2'
  | 'category3'
  | 'liveRoom'
  | 'formType'
  | 'offerStyle'
  | 'isDomestic'
  | 'offerAttrs'
  | 'attrFiles'
>

/** The template that its attributes follow. */
export function useTemplate(offer: Attributed) {
  const { liveRoom, formType, offerStyle } = offer
  const query = {
    categoryCode: categoryOf(offer),
    liveRoom,
    formType,
    offerStyle: offerStyle ?? '',
  }
  return useQuery({
    queryKey: offerKeys.template(query),
    queryFn: () => offerCalls.template(query),
  })
}

/** What the conditions of a template ask about. */
export const around = ({ isDomestic, offerAttrs }: Attributed) => ({
  domestic: isDomestic !== false,
  ...offerAttrs,
})

/** Each attribute that is asked for may be marked by itself. */
export function useAttributePlaces(offer: Attributed, path = 'offerAttrs'): readonly Place[] {
  const { data } = useTemplate(offer)
  return (data?.groups ?? [])
    .flatMap(({ fields = [] }) => fields)
    .filter(({ showWhen, visibleTo }) => visibleTo !== 'STAFF' && isShown(showWhen, around(offer)))
    .map(({ attrCode, label }) => ({ field: `${path}[${attrCode}]`, label }))
}
