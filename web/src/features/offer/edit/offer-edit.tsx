/** Writes an offer: a new one, a copy, another show of an approved one, or one that exists already. */
import { useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import type { DocumentDetail } from '../../../blocks/document/types'
import { offer } from '../../../blocks/documents/offer'
import { Failed, useCodeInTab, useFirst } from '../../../blocks/form/form-screen'
import { PageLoading } from '../../../design/faces'
import { useSession } from '../../../state/session'
import { type CopySource, offerCalls, offerKeys, type Scope } from './calls'
import { CopyNotice } from './copy-notice'
import { OfferForm } from './offer-form'
import { copiedOffer, newOffer } from './start'

/** The address says which: `/offer/create/…`, `/offer/copy/…`, `/offer/reuse/…`, `/offer/edit/:offerId`. */
export default function OfferEdit() {
  const { offerId, liveRoom = '', categoryCode = '', formType = '', offerStyle = '' } = useParams()
  const { pathname } = useLocation()
  const scope = { liveRoom, categoryCode, formType, offerStyle }
  const [, , way] = pathname.split('/')
  const id = Number(offerId)
  if (way === 'edit') return <Edited id={id} />
  if (way === 'copy' || way === 'reuse') return <Copied way={way} id={id} scope={scope} />
  return <Created scope={scope} />
}

function Created({ scope }: { scope: Scope }) {
  const account = useSession((state) => state.account)
  const [initial] = useState(() => newOffer(scope, account))
  return <OfferForm initial={initial} />
}

interface CopiedProps {
  way: 'copy' | 'reuse'
  id: number
  scope: Scope
}

const COPY_TYPES: readonly string[] = ['Reuse', 'ReturnShow', 'SupplyAssistant', 'Link']

function Copied({ way, id, scope }: CopiedProps) {
  const [params] = useSearchParams()
  const asked = params.get('type') ?? ''
  const account = useSession((state) => state.account)
  const type = COPY_TYPES.includes(asked) ? asked : 'Reuse'
  const { data, error, refetch } = useFirst<CopySource>(offerKeys.source(id, way, scope), () =>
    offerCalls.copySource(id, way, scope),
  )
  if (error) return <Failed doc={offer} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  return (
    <OfferForm
      initial={copiedOffer(data, id, way === 'reuse' ? type : undefined, account)}
      locked={way === 'reuse' ? data.locked.map(({ field }) => field) : undefined}
      notice={<CopyNotice {...data} />}
    />
  )
}

function Edited({ id }: { id: number }) {
  const { data, error, refetch } = useFirst<DocumentDetail>(documentKeys.detail(offer, id), () =>
    documentCalls(offer).detail(id),
  )
  useCodeInTab(data?.code)
  if (error) return <Failed doc={offer} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  // Submitted meanwhile, or the link is older than the offer's state.
  if (!data.actions.includes('edit')) return <Navigate to={offer.routes.detail(id)} replace />
  const source = Number(data.sourceOfferId)
  return data.offerCopyType && source ? (
    <Tied detail={data} source={source} />
  ) : (
    <OfferForm detail={data} />
  )
}

/** Another show of an approved offer stays tied to it in later edits too; the source says in what. */
function Tied({ detail, source }: { detail: DocumentDetail; source: number }) {
  const { data, error } = useFirst<CopySource>(offerKeys.source(source, 'reuse', {}), () =>
    offerCalls.copySource(source, 'reuse', {}),
  )
  if (!data && !error) return <PageLoading />
  // Without the answer nothing is locked here: the server still refuses what it must.
  return <OfferForm detail={detail} locked={data?.locked.map(({ field }) => field)} />
}
