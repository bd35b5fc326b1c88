import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { companyChange } from '../../../blocks/documents/company-join'

export default function ChangeDetail() {
  return <DetailScreen doc={companyChange} />
}
