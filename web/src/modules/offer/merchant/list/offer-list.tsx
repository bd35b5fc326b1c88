/** The merchant's offers: find them, see how far they are, do what comes next. */
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../../../blocks/list/list-screen'
import { toast } from '../../../../design/feedback'
import { later } from '../../../../design/later'
import { useClosed } from '../../../../state/closed'
import { offer as doc } from '../../document'
import type { OfferRow } from '../../parts/types'
import { useOfferDeeds } from '../deeds/use-offer-deeds'
import { offerList } from './offer-list-type'
import { useSearchOptions } from './use-search-options'

const ReuseDialog = later(() => import('../deeds/reuse-dialog').then((part) => part.ReuseDialog))

export default function OfferList() {
  const options = useSearchOptions()
  const list = useMemo(() => offerList(options), [options])
  const { onModule, create, dialog } = useOfferDeeds()
  const closed = useClosed(doc.openWhile)
  const [reused, setReused] = useState<{ rows: readonly OfferRow[]; clear: () => void }>()
  useNewInAddress(() => (closed ? toast.error(closed) : create()))
  return (
    <>
      <ListScreen
        doc={doc}
        list={list}
        note="提交商品参与直播间选品，跟进每一步审批"
        onModule={onModule}
        onCreate={create}
        batchActions={(chosen, clear) => {
          const rows = chosen.filter(({ actions }) => actions.includes('reuse'))
          return [
            {
              key: 'reuse',
              label: '复用到直播间',
              codes: ['offerList_reuse'],
              disabled: rows.length === 0 ? '所选单据当前不能复用' : undefined,
              onClick: () => setReused({ rows, clear }),
            },
          ]
        }}
      />
      {dialog}
      {reused && (
        <ReuseDialog
          rows={reused.rows}
          onDone={() => {
            reused.clear()
            setReused(undefined)
          }}
          onClose={() => setReused(undefined)}
        />
      )}
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
