import type { Attributed } from '../../offer/parts/use-attribute-places'
import type { SpuDetail } from './spu-calls'

/** In no live room and no form: what its category asks of every offer of it is asked of the product. */
export const OF_PRODUCT = { liveRoom: '', formType: '', offerStyle: '' } as const

/** A product as if it were offered. */
export const asOffered = ({ categoryCode, attrs, ...rest }: SpuDetail): Attributed => ({
  ...rest,
  ...OF_PRODUCT,
  categoryCode: categoryCode ?? '',
  offerAttrs: attrs ?? {},
})
