import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { companyChange } from '../document'

export default function ChangeDetail() {
  return <DetailScreen doc={companyChange} />
}
