/** One offer: what it is, how far it is, and everything that hangs on it. In the shell or in a window of its own. */
import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { documentCalls, documentKeys } from '../../../../blocks/document/calls'
import { useDocumentActions } from '../../../../blocks/document/use-actions'
import { useLeave } from '../../../../blocks/form/use-leave'
import { ErrorFace, PageLoading } from '../../../../design/faces'
import { StatusTabs } from '../../../../design/list-tabs'
import { Page } from '../../../../design/page'
import { TabContext } from '../../../../state/dirty'
import { renameTab } from '../../../../state/tabs'
import { offer as doc } from '../../document'
import { SuspendedBanner } from '../../parts/offer-tags'
import type { OfferDetail as Offer } from '../../parts/types'
import { useOfferDeeds } from '../deeds/use-offer-deeds'
import { isDecision } from './decisions'
import styles from './offer-detail.module.css'
import { OfferHead } from './offer-head'
import { OfferPanel } from './offer-panel'

export default function OfferDetail() {
  const id = Number(useParams().offerId)
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.detail(doc, id),
    queryFn: () => documentCalls(doc).detail(id),
  })
  const tab = use(TabContext)
  const code = data?.code
  useEffect(() => {
    if (code) renameTab(tab, `${code} 详情`)
  }, [tab, code])
  if (error)
    return (
      <Page title="报品详情">
        <ErrorFace title="报品加载失败" error={error} onRetry={refetch} />
      </Page>
    )
  if (!data) return <PageLoading />
  return <Opened offer={data} />
}

const tabsOf = ({ versions, process }: Offer) => [
  { key: 'content', label: '报品信息' },
  { key: 'certs', label: '资质' },
  { key: 'samples', label: '样品与货品' },
  { key: 'schedule', label: '排期' },
  { key: 'approval', label: `审批记录 ${process.logs.filter(isDecision).length}` },
  { key: 'versions', label: `版本记录 ${versions.length}` },
  { key: 'price', label: '保价与价格监测' },
  { key: 'log', label: '操作日志' },
]

function Opened({ offer }: { offer: Offer }) {
  const [params, setParams] = useSearchParams()
  const leave = useLeave()
  const deeds = useOfferDeeds()
  const { actionsOf, dialog } = useDocumentActions(doc, {
    onModule: deeds.onModule,
    onDeleted: () => leave(doc.routes.list),
  })
  const tabs = tabsOf(offer)
  const shown = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'content'
  const show = (key: string) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        next.set('tab', key)
        return next
      },
      { replace: true },
    )
  // What leads to where one is already is no operation here.
  const actions = actionsOf(offer).filter(({ key }) => !['detail', 'version', 'log'].includes(key))
  return (
    <Page
      title={offer.title}
      head={(heading) => (
        <section className={styles.head}>
          <OfferHead offer={offer} heading={heading} actions={actions} />
          <div className={styles.tabs}>
            <StatusTabs label="报品的内容" items={tabs} value={shown} onChange={show} />
          </div>
        </section>
      )}
    >
      <SuspendedBanner offer={offer} />
      <OfferPanel tab={shown} offer={offer} onTab={show} />
      {dialog}
      {deeds.dialog}
    </Page>
  )
}
