import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { offerStoreAppr } from '../document'
import { useUnbind } from './use-unbind'

export default function StoreDetail() {
  const { unbind, dialog } = useUnbind()
  return (
    <>
      <DetailScreen
        doc={offerStoreAppr}
        onModule={(_action, { storeId, title }) => unbind(Number(storeId), title)}
      />
      {dialog}
    </>
  )
}
