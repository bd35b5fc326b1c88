/** 影响报品 n 个: opens those offers by name, with the show that each is to be in next. */
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { TwoLines } from '../../../design/cells'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { StatusTag } from '../../../design/status-tag'
import { useSession } from '../../../state/session'
import { type AffectedOffer, type CertRow, certCalls, certKeys } from './calls'
import { RestrictDialog } from './restrict-dialog'

type Cert = Pick<CertRow, 'id' | 'certName' | 'affectedOfferCount'>

interface AffectedOffersProps {
  cert: Cert
  label?: string
  /** A message has led to them. */
  opened?: boolean
}

export function AffectedOffers({ cert, label, opened = false }: AffectedOffersProps) {
  const [open, setOpen] = useState(opened)
  const words = label ?? `影响报品 ${cert.affectedOfferCount} 个`
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        {words}
      </Button>
      {open && <OffersDrawer cert={cert} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same where only the certificate's id is known. */
export function OffersOf({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery({ queryKey: certKeys.one(id), queryFn: () => certCalls.one(id) })
  return data ? <OffersDrawer cert={data} onClose={onClose} /> : null
}

function OffersDrawer({ cert, onClose }: { cert: Cert; onClose: () => void }) {
  const staff = useSession(({ account }) => account?.userType === 'PLATFORM')
  const [restricting, setRestricting] = useState<AffectedOffer>()
  const { data, error, refetch } = useQuery({
    queryKey: certKeys.offers(cert.id),
    queryFn: () => certCalls.offers(cert.id),
  })
  return (
    <Drawer
      open
      title={`${cert.certName}影响的报品`}
      size="min(760px, 100vw)"
      closable={{ 'aria-label': '关闭' }}
      onClose={onClose}
    >
      {error && <ErrorFace title="报品加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={4} />}
      {data?.length === 0 && (
        <EmptyFace title="没有受影响的报品" text="需要这张证照的未播报品会出现在这里。" />
      )}
      {data && data.length > 0 && (
        <PlainTable<AffectedOffer>
          label="受影响的报品"
          rows={data}
          rowKey={({ id }) => id}
          columns={columns(staff, setRestricting)}
        />
      )}
      {restricting && (
        <RestrictDialog offer={restricting} onClose={() => setRestricting(undefined)} />
      )}
    </Drawer>
  )
}

const columns = (
  staff: boolean,
  restrict: (offer: AffectedOffer) => void,
): PlainColumn<AffectedOffer>[] => [
  {
    title: '报品',
    cell: ({ id, offerName, offerCode }) => (
      <TwoLines first={<Link to={`/offer/detail/${id}`}>{offerName}</Link>} second={offerCode} />
    ),
  },
  {
    title: '直播间',
    width: 120,
    cell: ({ liveRoom }) => <DictText type="LiveRoom" value={liveRoom} />,
  },
  {
    title: '下一场次',
    width: 150,
    cell: ({ nextShow }) =>
      nextShow ? <TwoLines first={nextShow.showDate} second={nextShow.title} /> : '未排期',
  },
  {
    title: staff ? '限播 / 操作' : '限播',
    width: 110,
    cell: (offer) =>
      offer.broadcastRestricted ? (
        <StatusTag look="overdue">已限播</StatusTag>
      ) : offer.actions.includes('restrict') ? (
        <Button
          size="small"
          danger
          aria-label={`限播 ${offer.offerName}`}
          onClick={() => restrict(offer)}
        >
          限播
        </Button>
      ) : (
        '正常'
      ),
  },
]
