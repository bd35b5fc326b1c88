/** A change of an approved offer: what it changes, how far it is, and the way back to the offer. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DetailScreen } from '../../../../blocks/detail/detail-screen'
import { documentKeys } from '../../../../blocks/document/calls'
import { ReasonDialog } from '../../../../blocks/document/reason-dialog'
import type { DocumentHead } from '../../../../blocks/document/types'
import { toast } from '../../../../design/feedback'
import { Link } from '../../../../design/link'
import { Card } from '../../../../design/page'
import { offer, offerChange } from '../../document'
import { offerCalls } from '../../parts/calls'
import { offerIdOf } from '../../parts/types'

export default function OfferChange() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<DocumentHead | null>(null)
  const abandon = async ({ id, rowVersion }: DocumentHead) => {
    const base = await offerCalls.abandon(id, rowVersion)
    toast.success('已放弃变更')
    navigate(offer.routes.detail(base.id), { replace: true })
    queries.invalidateQueries({ queryKey: documentKeys.all(offer) })
    queries.removeQueries({ queryKey: documentKeys.all(offerChange) })
  }
  return (
    <>
      <DetailScreen
        doc={offerChange}
        // 放弃变更 is both.
        without={['delete', 'cancel']}
        onModule={(_action, row) => setAsked(row)}
        side={(detail) => (
          <Card title="变更的报品">
            <p>通过之前，线上仍按原内容执行。</p>
            <Link to={offer.routes.detail(offerIdOf(detail))}>查看报品</Link>
          </Card>
        )}
      />
      {asked && (
        <ReasonDialog
          name={asked.title}
          question={{
            title: (name) => `放弃“${name}”的变更？`,
            text: '放弃后，已填写的变更不再保留，报品仍按已通过的内容执行。',
          }}
          okText="放弃变更"
          danger
          onOk={() => abandon(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
