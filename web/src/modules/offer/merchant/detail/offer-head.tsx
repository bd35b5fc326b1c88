/** The head of an offer: picture, name, state and badges, facts, operations, its way through the approval. */
import { ExportOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { DocumentSteps } from '../../../../blocks/detail/process'
import { Thumb } from '../../../../design/cells'
import { Chip } from '../../../../design/chip'
import { CopyText } from '../../../../design/copy-text'
import { DictTag } from '../../../../design/dict-tag'
import { DictText } from '../../../../design/dict-text'
import { Link } from '../../../../design/link'
import { type RowAction, splitActions } from '../../../../design/row-actions'
import { useScreen } from '../../../../state/current-screen'
import { offerChange } from '../../document'
import { offerCalls, offerKeys } from '../../parts/calls'
import { OfferSuspended, OfferTags } from '../../parts/offer-tags'
import { categoryPath, mainPicture, type OfferDetail } from '../../parts/types'
import styles from './offer-detail.module.css'

interface OfferHeadProps {
  offer: OfferDetail
  heading: ReactNode
  actions: readonly RowAction[]
}

export function OfferHead({ offer, heading, actions }: OfferHeadProps) {
  const navigate = useNavigate()
  const { bare } = useScreen()
  const compare = {
    key: 'compare',
    label: '版本对比',
    onClick: () => navigate(`/offer-diff/offer/${offer.id}`),
  }
  const all = offer.versions.length > 0 ? [...actions, compare] : actions
  return (
    <>
      <div className={styles.top}>
        <Thumb src={mainPicture(offer)} alt="主图" size={76} />
        <div className={styles.words}>
          <div className={styles.title}>
            {heading}
            <DictTag type="OfferAuditStatus" value={offer.auditStatus} />
            {offer.changeStatus && offer.changeStatus !== 'NONE' && <ChangeChip offer={offer} />}
            {offer.offerCategory === 'New' && <Chip>新报</Chip>}
            <OfferTags offer={offer} all />
            <OfferSuspended offer={offer} />
          </div>
          <Facts offer={offer} />
        </div>
        <div className={styles.actions}>
          <Actions actions={all} />
          {!bare && (
            <Button
              icon={<ExportOutlined />}
              aria-label="在新窗口打开"
              title="在新窗口打开"
              onClick={() => openWindow(offer.id)}
            />
          )}
        </div>
      </div>
      <div className={styles.steps}>
        <DocumentSteps detail={offer} />
      </div>
    </>
  )
}

/** A change is on its way: where to. */
function ChangeChip({ offer: { id, changeStatus } }: { offer: OfferDetail }) {
  const { data } = useQuery({
    queryKey: offerKeys.changes(id),
    queryFn: () => offerCalls.changes(id),
  })
  const open = data?.items.find(({ status }) => status === changeStatus)
  const words = <DictText type="OfferChangeStatus" value={changeStatus} />
  return (
    <Chip tone="blue">
      {open ? <Link to={offerChange.routes.detail(open.id)}>{words}</Link> : words}
    </Chip>
  )
}

/** S2-18: the timestamp makes every opening a window of its own. */
const openWindow = (id: number) =>
  window.open(`#/product-offer/detail/${id}?hash=${Date.now()}`, '_blank', 'noopener')

function Facts({ offer }: { offer: OfferDetail }) {
  const { expectShowDateFrom: from, expectShowDateTo: to } = offer
  return (
    <>
      <p className={`${styles.facts} figures`}>
        <CopyText text={offer.code} />
        <span>
          <DictText type="LiveRoom" value={offer.liveRoom} />
        </span>
        <span>
          {categoryPath(offer).map((code, at) => (
            <span key={code}>
              {at > 0 && ' / '}
              <DictText type="ProductCategory" value={code} />
            </span>
          ))}
        </span>
        <span>
          <DictText type="OfferFormType" value={offer.formType} /> /{' '}
          <DictText type="OfferStyle" value={offer.offerStyle} />
        </span>
        {from && (
          <span>
            期望播出 {from}
            {to && ` 至 ${to}`}
          </span>
        )}
      </p>
      <p className={`${styles.facts} figures`}>
        <span>{offer.companyName}</span>
        <span>
          {offer.submitDate
            ? `提交人 ${offer.createdByName} ${offer.submitDate}`
            : `${offer.createdByName} 创建于 ${offer.createdDate}`}
        </span>
        <span>
          播出状态 <DictText type="OfferShowStatus" value={offer.showStatus} />
        </span>
      </p>
    </>
  )
}

/** Buttons; what does not fit goes under 更多. */
function Actions({ actions }: { actions: readonly RowAction[] }) {
  const [shown, more] = splitActions(actions)
  return (
    <>
      {shown.map(({ key, label, danger, onClick }) => (
        <Button key={key} danger={danger} onClick={onClick}>
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ key, label, danger, onClick }) => ({ key, label, danger, onClick })),
          }}
        >
          <Button aria-haspopup="menu">更多</Button>
        </Dropdown>
      )}
    </>
  )
}
