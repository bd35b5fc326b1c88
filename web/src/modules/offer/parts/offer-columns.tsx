/** What a row of the list shows; facts that belong together stand in one cell. */

import { DateTimeCell, ProductCell, TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { Money } from '../../../design/money'
import { formatFigure } from '../../../lib/money'
import styles from './offer-columns.module.css'
import { OfferSuspended, OfferTags } from './offer-tags'
import { categoryPath, type OfferRow } from './types'

export const offerColumns = ({
  open,
}: {
  open: (row: OfferRow) => void
}): readonly Column<OfferRow>[] => [
  {
    key: 'product',
    title: '商品',
    width: 240,
    cell: (row) => <Product row={row} onOpen={() => open(row)} />,
    cardCell: (row) => <Product row={row} onOpen={() => open(row)} card />,
  },
  {
    key: 'liveRoom',
    title: '直播间 / 类目',
    width: 100,
    card: 'none',
    cell: (row) => (
      <TwoLines
        first={<DictText type="LiveRoom" value={row.liveRoom} />}
        second={<Category row={row} />}
      />
    ),
  },
  {
    key: 'brandName',
    title: '品牌',
    width: 62,
    card: 'none',
    cell: (row) => row.brandName,
  },
  {
    key: 'finalPrice',
    title: '到手价',
    width: 100,
    align: 'right',
    card: 'figure',
    cell: (row) => {
      const { minFinalPrice, maxFinalPrice } = row
      return <Money value={minFinalPrice} to={maxFinalPrice} strong />
    },
  },
  {
    key: 'commissionRate',
    title: '佣金率',
    width: 70,
    align: 'right',
    card: 'figure',
    cell: (row) => rate(row.commissionRate),
  },
  {
    key: 'plannedStock',
    title: '备货',
    width: 66,
    align: 'right',
    card: 'figure',
    cell: (row) => figure(row.plannedStock),
  },
  {
    key: 'status',
    title: '状态 / 节点',
    width: 100,
    card: 'status',
    cell: (row) => <Status row={row} />,
    cardCell: (row) => <DictTag type="OfferAuditStatus" value={row.auditStatus} />,
  },
  {
    key: 'showStatus',
    title: '播出 / 场次',
    width: 88,
    card: 'none',
    cell: (row) => {
      const { showStatus, sessionTitle } = row
      return (
        <TwoLines
          first={<DictText type="OfferShowStatus" value={showStatus} />}
          second={sessionTitle}
        />
      )
    },
  },
  {
    key: 'submitDate',
    title: '提交时间',
    width: 96,
    card: 'none',
    cell: ({ submitDate }) => submitDate && <DateTimeCell time={submitDate} />,
  },
]

const rate = (value: number | null) =>
  typeof value === 'number' && <span className="figures">{value.toFixed(2)}%</span>

const figure = (value: number | null) =>
  Boolean(value) && <span className="figures">{formatFigure(Number(value))}</span>

interface ProductProps {
  row: OfferRow
  onOpen: () => void
  /** On a phone the room and the step have no column of their own. */
  card?: boolean
}

function Product({ row, onOpen, card = false }: ProductProps) {
  return (
    <ProductCell
      picture={row.mainImage?.url ?? null}
      name={row.title}
      onOpen={onOpen}
      code={row.code}
      mark={!card && <OfferSuspended offer={row} />}
      tags={
        card ? (
          <>
            <DictText type="LiveRoom" value={row.liveRoom} />
            <span className={styles.cardTags}>
              <OfferTags offer={row} />
              <OfferSuspended offer={row} />
              {row.suspended ? (
                <span className={styles.alert}>
                  <DictText type="RestrictReason" value={row.restrictReasons} />
                </span>
              ) : (
                <Step row={row} />
              )}
            </span>
          </>
        ) : (
          <OfferTags offer={row} />
        )
      }
    />
  )
}

function Category({ row }: { row: OfferRow }) {
  // The first level is the company's own trade: the two below it tell more.
  const [first, ...deeper] = categoryPath(row)
  return (deeper.length > 0 ? deeper : [first]).map((code, at) => (
    <span key={code}>
      {at > 0 && ' / '}
      <DictText type="ProductCategory" value={code} />
    </span>
  ))
}

const Status = ({ row }: { row: OfferRow }) => (
  <TwoLines
    first={<DictTag type="OfferAuditStatus" value={row.auditStatus} />}
    second={<Step row={row} />}
    alert={row.auditStatus === 'REJECTED'}
  />
)

/** Where it stands: a pending change says more than the approval that is over. */
function Step({ row: { auditStatus, apprStep, changeStatus } }: { row: OfferRow }) {
  if (changeStatus && changeStatus !== 'NONE')
    return <DictText type="OfferChangeStatus" value={changeStatus} />
  if (auditStatus === 'REJECTED') return <span className={styles.alert}>待修改</span>
  if (auditStatus === 'APPROVED') return '终选通过'
  return auditStatus === 'APPROVING' ? <DictText type="OfferApprStep" value={apprStep} /> : null
}
