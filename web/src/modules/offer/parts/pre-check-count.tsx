import { faultCount } from './pre-check-items'
import type { OfferDetail } from './types'
import { usePreCheck } from './use-pre-check'

/** Behind a tab's label: how much there is to look at. */
export function PreCheckCount({ detail }: { detail: OfferDetail }) {
  const { data } = usePreCheck(detail.id)
  const count = data ? faultCount(data) : 0
  return count > 0 ? count : null
}
