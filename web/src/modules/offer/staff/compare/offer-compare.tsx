/** Two to five offers side by side: who does best at what, and the decision where it is the reader's. */
import { CloseOutlined, TrophyOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Thumb } from '../../../../design/cells'
import { cellOf } from '../../../../design/columns'
import { DictTag } from '../../../../design/dict-tag'
import { DictText } from '../../../../design/dict-text'
import { EmptyFace, ErrorFace, PageLoading } from '../../../../design/faces'
import { Link } from '../../../../design/link'
import { Money } from '../../../../design/money'
import { Page } from '../../../../design/page'
import { offerCalls, offerKeys } from '../../parts/calls'
import { OfferSuspended, OfferTags } from '../../parts/offer-tags'
import { mainPicture, type OfferCompared } from '../../parts/types'
import { type Decision, Dialog } from '../decide-dialog'
import { CELLS } from './compare-cells'
import { COMPARED, compareLines, comparePath, idsOf, type Line } from './compare-rules'
import styles from './offer-compare.module.css'

export default function OfferCompare() {
  const [params] = useSearchParams()
  const ids = idsOf(params.get('ids'))
  const { data, error, refetch } = useQuery({
    queryKey: offerKeys.compare(ids),
    queryFn: () => offerCalls.compare(ids),
    enabled: ids.length > 0,
  })
  if (ids.length === 0)
    return (
      <Page title="报品对比">
        <EmptyFace
          title="请选择要对比的报品"
          text={`在报品总览中勾选 ${COMPARED.fewest}~${COMPARED.most} 个报品，再点“对比”。`}
          actions={<Link to="/platform/offers">去报品总览</Link>}
        />
      </Page>
    )
  if (error)
    return (
      <Page title="报品对比">
        <ErrorFace title="报品加载失败" error={error} onRetry={refetch} />
      </Page>
    )
  if (!data) return <PageLoading />
  return <Compared all={data} />
}

function Compared({ all }: { all: readonly OfferCompared[] }) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const [open, setOpen] = useState<{ kind: Decision; one: OfferCompared } | null>(null)
  const lines = compareLines(all).filter(({ differs }) => differs || !onlyDifferent)
  const decidable = all.some(({ offer }) => offer.task?.canDecide)
  return (
    <Page
      title="报品对比"
      note={`${all.length} 个报品，差异项以底色标出，最优项已标注`}
      actions={
        <Checkbox
          checked={onlyDifferent}
          onChange={({ target }) => setOnlyDifferent(target.checked)}
        >
          只看差异
        </Checkbox>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={styles.box} aria-label="报品对比，可左右滚动" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">报品</th>
              {all.map((one) => (
                <Head key={one.offer.id} one={one} all={all} />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <CompareRow key={line.key} line={line} all={all} />
            ))}
          </tbody>
          {decidable && (
            <tfoot>
              <tr>
                <th scope="row">审批</th>
                {all.map((one) => (
                  <td key={one.offer.id}>
                    <Decide one={one} onDecide={(kind) => setOpen({ kind, one })} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {open && <Dialog kind={open.kind} detail={open.one.offer} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function Head({ one: { offer }, all }: { one: OfferCompared; all: readonly OfferCompared[] }) {
  const navigate = useNavigate()
  const others = all.map((other) => other.offer.id).filter((id) => id !== offer.id)
  return (
    <th scope="col">
      <div className={styles.head}>
        <Thumb src={mainPicture(offer)} size={72} />
        {all.length > COMPARED.fewest && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={`移出对比 ${offer.title}`}
            onClick={() => navigate(comparePath(others), { replace: true })}
          />
        )}
      </div>
      <Link to={`/offer/detail/${offer.id}`} className={styles.name}>
        {offer.title}
      </Link>
      <p className={`${styles.note} figures`}>{offer.code}</p>
      <p className={styles.note}>
        {offer.companyName} / {offer.bdUserName ?? '未分配'}
      </p>
      <div className={styles.tags}>
        <DictTag type="OfferAuditStatus" value={offer.auditStatus} />
        {offer.auditStatus === 'APPROVING' && (
          <DictText type="OfferApprStep" value={offer.apprStep} />
        )}
        <OfferTags offer={offer} />
        <OfferSuspended offer={offer} />
      </div>
    </th>
  )
}

/** A line that no cell is declared for is a price by an attribute. */
const attributePrice = (price: Line['facts'][number]) =>
  typeof price === 'number' && <Money value={price} />

function CompareRow({ line, all }: { line: Line; all: readonly OfferCompared[] }) {
  return (
    <tr className={line.differs ? styles.differs : undefined}>
      <th scope="row">{line.label}</th>
      {all.map((one, place) => (
        <td key={one.offer.id} className={line.best.includes(place) ? styles.best : undefined}>
          {cellOf(CELLS[line.key]?.(one) ?? attributePrice(line.facts[place]))}
          {line.best.includes(place) && (
            <span className={styles.mark}>
              <TrophyOutlined /> 最优
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

function Decide({ one, onDecide }: { one: OfferCompared; onDecide: (kind: Decision) => void }) {
  const { task, title } = one.offer
  if (!task?.canDecide) return <span className={styles.note}>无需你审批</span>
  return (
    <div className={styles.decide}>
      <Button danger aria-label={`驳回 ${title}`} onClick={() => onDecide('reject')}>
        驳回
      </Button>
      <Button type="primary" aria-label={`通过 ${title}`} onClick={() => onDecide('approve')}>
        通过
      </Button>
    </div>
  )
}
