import { viewedCompany } from '../../api/viewing'
import { useCan } from '../../state/session'
import { CompanySwitch } from './company-switch'
import { ViewSwitch } from './view-switch'

/** The company of the top bar: one's own, or for staff the one that they look at. */
export function CompanyCorner({ light }: { light?: boolean }) {
  const looks = useCan(['platformCompany'])
  return looks || viewedCompany() ? <ViewSwitch light={light} /> : <CompanySwitch light={light} />
}
