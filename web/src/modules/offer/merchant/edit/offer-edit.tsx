/** Writes an offer: a new one, a copy, another show of an approved one, a change of it, or one that exists already. */
import { type ReactNode, useMemo, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import type { UploadFile } from '../../../../api/files'
import { documentCalls, documentKeys } from '../../../../blocks/document/calls'
import type { DocumentType } from '../../../../blocks/document/document'
import type { DocumentHead, Values } from '../../../../blocks/document/types'
import { isEmpty } from '../../../../blocks/form/field-state'
import type { FormParts } from '../../../../blocks/form/form-parts'
import { Failed, useCodeInTab, useFirst } from '../../../../blocks/form/form-screen'
import { PageLoading } from '../../../../design/faces'
import { useSession } from '../../../../state/session'
import { offer, offerChange } from '../../document'
import type { OfferDetail } from '../../parts/types'
import { type CopySource, offerCalls, offerKeys, type Scope } from './calls'
import { ChangeNotice } from './change-notice'
import { CompletionNotice, completedOffer, completion, decided } from './completion'
import { CopyNotice, ReuseNotice } from './copy-notice'
import { OfferForm } from './offer-form'
import type { Held } from './offer-parts'
import { copiedOffer, newOffer, offerOfProduct } from './start'

/**
 * The address says which: `/offer/create/…`, `/offer/copy/…`, `/offer/reuse/…`, `/offer/edit/:offerId`,
 * `/offer/supplement/:offerId`, `/offer/change/edit/:id`.
 */
export default function OfferEdit() {
  const { offerId, liveRoom = '', categoryCode = '', formType = '', offerStyle = '' } = useParams()
  const { id: changeId } = useParams()
  const { pathname } = useLocation()
  const scope = { liveRoom, categoryCode, formType, offerStyle }
  const [, , way] = pathname.split('/')
  const id = Number(offerId)
  if (way === 'change') return <Changed id={Number(changeId)} />
  if (way === 'supplement') return <Completed id={id} />
  if (way === 'edit') return <Edited id={id} />
  if (way === 'copy' || way === 'reuse') return <Copied way={way} id={id} scope={scope} />
  return <Created scope={scope} />
}

function Created({ scope }: { scope: Scope }) {
  const [params] = useSearchParams()
  const spuId = Number(params.get('spuId'))
  return spuId > 0 ? <OfProduct id={spuId} scope={scope} /> : <Blank scope={scope} />
}

function Blank({ scope }: { scope: Scope }) {
  const account = useSession((state) => state.account)
  const [initial] = useState(() => newOffer(scope, account))
  return <OfferForm initial={initial} />
}

/** With what is known of its product. */
function OfProduct({ id, scope }: { id: number; scope: Scope }) {
  const account = useSession((state) => state.account)
  const { data, error, refetch } = useFirst<CopySource>(offerKeys.source(id, 'spu', scope), () =>
    offerCalls.productSource(id, scope),
  )
  if (error) return <Failed doc={offer} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  return (
    <OfferForm
      initial={offerOfProduct(data, scope, account)}
      notice={<CopyNotice {...data} of="商品" />}
    />
  )
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
  const { held, notice } = useReuse(way === 'reuse' ? data : undefined)
  if (error) return <Failed doc={offer} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  return (
    <OfferForm
      initial={copiedOffer(data, id, way === 'reuse' ? type : undefined, account)}
      held={held}
      notice={(values, situation) => (
        <>
          {notice?.(values, situation)}
          <CopyNotice {...data} />
        </>
      )}
    />
  )
}

type Notice = Exclude<FormParts['notice'], ReactNode>

/** What another show keeps of its source, until somebody makes it an offer like any other. */
function useReuse(source: CopySource | undefined): { held?: Held; notice?: Notice } {
  const [free, setFree] = useState(false)
  const held = useMemo(() => source && heldBy(source), [source])
  if (!held) return {}
  const notice: Notice = (_values, { put }) => (
    <ReuseNotice
      onFree={
        free
          ? undefined
          : () => {
              put({ offerCopyType: null })
              setFree(true)
            }
      }
    />
  )
  return { held: free ? undefined : held, notice }
}

/** Attributes that the other room asks for beside the approved ones are still to be filled in. */
function heldBy({ locked, cleared, offer: source }: CopySource): Held {
  // What is not for the new room has to be chosen anew.
  const open = new Set(cleared.map(({ field }) => field))
  const names = locked.map(({ field }) => field).filter((name) => !open.has(name))
  const values = (source.offerAttrs ?? {}) as Values
  const files = ((source.attrFiles ?? []) as UploadFile[]).flatMap(({ type }) => type ?? [])
  const filled = Object.keys(values).filter((code) => !isEmpty(values[code]))
  return {
    fields: names.filter((name) => name !== 'offerAttrs' && name !== 'attrFiles'),
    product: true,
    attributes: [
      ...(names.includes('offerAttrs') ? filled : []),
      ...(names.includes('attrFiles') ? files : []),
    ],
  }
}

function Edited({ id }: { id: number }) {
  const { detail, face } = useDetail(offer, id, 'edit')
  if (!detail) return face
  const source = Number(detail.sourceOfferId)
  return detail.offerCopyType && source ? (
    <Tied detail={detail} source={source} />
  ) : (
    <OfferForm detail={detail} />
  )
}

/** Another show of an approved offer stays tied to it in later edits too; the source says in what. */
function Tied({ detail, source }: { detail: OfferDetail; source: number }) {
  const scope = { liveRoom: String(detail.liveRoom ?? ''), formType: String(detail.formType ?? '') }
  const { data, error } = useFirst<CopySource>(offerKeys.source(source, 'reuse', scope), () =>
    offerCalls.copySource(source, 'reuse', scope),
  )
  const { held, notice } = useReuse(data)
  if (!data && !error) return <PageLoading />
  // Without the answer nothing is locked here: the server still refuses what it must.
  return <OfferForm detail={detail} held={held} notice={notice} />
}

/** What a quick offer left for later. */
function Completed({ id }: { id: number }) {
  const { detail, face } = useDetail(completedOffer, id, 'supplement')
  if (!detail) return face
  return (
    <OfferForm
      doc={completedOffer}
      detail={detail}
      held={decided}
      completion={completion}
      notice={<CompletionNotice detail={detail} />}
    />
  )
}

/** A change of an approved offer, beside what is approved. */
function Changed({ id }: { id: number }) {
  const { detail, face } = useDetail(offerChange, id, 'edit')
  if (!detail) return face
  return <Beside detail={detail} of={Number(detail.changeOf)} />
}

function Beside({ detail, of }: { detail: OfferDetail; of: number }) {
  const { data, error, refetch } = useFirst<OfferDetail>(documentKeys.detail(offer, of), () =>
    documentCalls(offer).detail(of),
  )
  if (error) return <Failed doc={offerChange} error={error} onRetry={refetch} />
  if (!data) return <PageLoading />
  return (
    <OfferForm
      doc={offerChange}
      detail={detail}
      approved={data}
      notice={<ChangeNotice approved={data} />}
    />
  )
}

/** The document while it may be written, or what stands in its place. */
function useDetail(doc: DocumentType<DocumentHead, OfferDetail>, id: number, deed: string) {
  const { data, error, refetch } = useFirst<OfferDetail>(documentKeys.detail(doc, id), () =>
    documentCalls(doc).detail(id),
  )
  useCodeInTab(data?.code)
  const allowed = data?.actions.includes(deed)
  const face = error ? (
    <Failed doc={doc} error={error} onRetry={refetch} />
  ) : data && !allowed ? (
    // Submitted meanwhile, or the link is older than the document's state.
    <Navigate to={doc.routes.detail(id)} replace />
  ) : (
    <PageLoading />
  )
  return { detail: allowed ? data : undefined, face }
}
