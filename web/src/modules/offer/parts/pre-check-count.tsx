import type { DocumentDetail } from '../../../blocks/document/types'
import { faultCount } from './pre-check-items'
import { usePreCheck } from './use-pre-check'

/** Behind a tab's label: how much there is to look at. */
export function PreCheckCount({ detail }: { detail: DocumentDetail }) {
  const { data } = usePreCheck(detail.id)
  const count = data ? faultCount(data) : 0
  return count > 0 ? count : null
}
