/** The merchant's offers: find them, see how far they are, do what comes next. */
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../../../blocks/list/list-screen'
import { toast } from '../../../../design/feedback'
import { useClosed } from '../../../../state/closed'
import { offer as doc } from '../../document'
import { useOfferDeeds } from '../deeds/use-offer-deeds'
import { offerList } from './offer-list-type'
import { useSearchOptions } from './use-search-options'

export default function OfferList() {
  const options = useSearchOptions()
  const list = useMemo(() => offerList(options), [options])
  const { onModule, create, dialog } = useOfferDeeds()
  const closed = useClosed(doc.openWhile)
  useNewInAddress(() => (closed ? toast.error(closed) : create()))
  return (
    <>
      <ListScreen
        doc={doc}
        list={list}
        note="提交商品参与直播间选品，跟进每一步审批"
        onModule={onModule}
        onCreate={create}
      />
      {dialog}
    </>
  )
}

/** A link that means a new offer opens the choices, once: going back does not open them again. */
function useNewInAddress(create: () => void) {
  const [params, setParams] = useSearchParams()
  const asked = params.has('new')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides
  useEffect(() => {
    if (!asked) return
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        next.delete('new')
        return next
      },
      { replace: true },
    )
    create()
  }, [asked])
}
