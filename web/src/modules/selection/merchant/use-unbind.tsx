import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentKeys } from '../../../blocks/document/calls'
import { ReasonDialog } from '../../../blocks/document/reason-dialog'
import { toast } from '../../../design/feedback'
import { useSession } from '../../../state/session'
import { offerStoreAppr } from '../document'
import { storeCalls, storeKeys } from './calls'

/** Ends the relation between the merchant and a store, after a question. */
export function useUnbind() {
  const merchantId = useSession((state) => state.account?.companyId ?? 0)
  const queries = useQueryClient()
  const [asked, setAsked] = useState<{ storeId: number; name: string } | null>(null)
  const dialog = asked && (
    <ReasonDialog
      name={asked.name}
      question={{
        title: (name) => `解除与“${name}”的关联？`,
        text: '解除后不能再用此店铺报品，需要时可重新申请。',
      }}
      okText="解除关联"
      danger
      onOk={async () => {
        await storeCalls.unbind(merchantId, asked.storeId)
        toast.success('已解除关联')
        queries.invalidateQueries({ queryKey: storeKeys.stores })
        queries.invalidateQueries({ queryKey: documentKeys.all(offerStoreAppr) })
      }}
      onClose={() => setAsked(null)}
    />
  )
  return { unbind: (storeId: number, name: string) => setAsked({ storeId, name }), dialog }
}
