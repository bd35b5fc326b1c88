import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { goodsSku } from '../document'

export default function GoodsDetail() {
  return <DetailScreen doc={goodsSku} />
}
