/** What stands under each tab of an offer. */
import { DocumentLog } from '../../../../blocks/detail/process'
import { VersionList } from '../../../../blocks/detail/version-list'
import { TabBody } from '../../../../blocks/document/registry'
import { ErrorFace, Face, FaceText, LoadingFace } from '../../../../design/faces'
import { Card } from '../../../../design/page'
import { SoonPicture } from '../../../../design/pictures'
import { PreCheckPanel } from '../../../../design/pre-check-panel'
import { ProtectionPanel } from '../../../pricing/parts/protection-panel'
import { offer as doc } from '../../document'
import { CertTable } from '../../parts/cert-table'
import OfferContent from '../../parts/offer-content'
import { preCheckItems } from '../../parts/pre-check-items'
import { PriceCard } from '../../parts/price-card'
import { PriceHistory } from '../../parts/price-history'
import type { OfferDetail } from '../../parts/types'
import { usePreCheck } from '../../parts/use-pre-check'
import { ApprovalRounds } from './approval-rounds'
import styles from './offer-detail.module.css'
import { OperationLog } from './operation-log'

interface OfferPanelProps {
  tab: string
  offer: OfferDetail
  onTab: (tab: string) => void
}

export function OfferPanel({ tab, offer, onTab }: OfferPanelProps) {
  switch (tab) {
    case 'certs':
      return <Certs offer={offer} />
    case 'samples':
      return (
        <Soon
          title="还没有样品与货品记录"
          text="样品的寄送、签收和结论，以及与报品关联的货品会显示在这里，随“货品与仓储”一起开放。"
        />
      )
    case 'schedule':
      return <TabBody page="offer" tab={tab} detail={offer} />
    case 'approval':
      return <ApprovalRounds offer={offer} />
    case 'versions':
      return <VersionList doc={doc} detail={offer} />
    case 'price':
      return (
        <>
          <ProtectionPanel offerId={offer.id} />
          <PriceHistory id={offer.id} />
        </>
      )
    case 'log':
      return <OperationLog logs={offer.process.logs} />
    default:
      return <Content offer={offer} onTab={onTab} />
  }
}

function Content({ offer, onTab }: Omit<OfferPanelProps, 'tab'>) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <OfferContent detail={offer} />
      </div>
      <aside className={styles.stack}>
        <PriceCard offer={offer} />
        <PreCheckCard offer={offer} onTab={onTab} />
        <Card title="审批记录">
          <DocumentLog logs={offer.process.logs} first={5} />
        </Card>
      </aside>
    </div>
  )
}

/** Only while something can still be mended: what is over needs no check. */
const CHECKED = ['CREATED', 'NOT_STARTED', 'APPROVING', 'REJECTED', 'APPROVED']

function PreCheckCard({ offer, onTab }: Omit<OfferPanelProps, 'tab'>) {
  const { data, error, refetch } = usePreCheck(offer.id)
  if (!CHECKED.includes(offer.auditStatus)) return null
  if (error) return <ErrorFace title="预检加载失败" error={error} onRetry={refetch} />
  if (!data)
    return (
      <Card title="预检">
        <LoadingFace rows={1} />
      </Card>
    )
  const items = preCheckItems(data, (place) => offer.skus[place]?.skuName ?? `规格 ${place + 1}`)
  return (
    <PreCheckPanel
      items={items.map((item) =>
        item.key.startsWith('cert')
          ? { ...item, action: { label: '查看', onClick: () => onTab('certs') } }
          : item,
      )}
    />
  )
}

function Certs({ offer }: { offer: OfferDetail }) {
  const { data, error, refetch } = usePreCheck(offer.id)
  if (error) return <ErrorFace title="资质加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />
  return <CertTable certs={data.sections.certs} />
}

/** What has no place on the server yet: said, and never made up. */
const Soon = ({ title, text }: { title: string; text: string }) => (
  <Card>
    <Face picture={<SoonPicture />} title={title}>
      <FaceText>{text}</FaceText>
    </Face>
  </Card>
)
