import { Button } from 'antd'
import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { Can } from '../../../design/can'
import { Card } from '../../../design/page'
import type { RowAction } from '../../../design/row-actions'
import { spu } from '../document'
import { MissingChips, Ring } from '../parts/completeness'
import styles from '../parts/spu.module.css'
import type { SpuDetail as Detail } from '../parts/spu-calls'
import { useOffering } from './use-offering'

export default function SpuDetail() {
  const { offerActions, offering } = useOffering()
  const side = (detail: Detail) => (
    <>
      <CompletenessCard detail={detail} />
      <OfferCard actions={offerActions(detail)} />
    </>
  )
  return (
    <>
      <DetailScreen doc={spu} side={side} />
      {offering}
    </>
  )
}

/** What is on the shelf may be offered; the form begins with what stands here. */
function OfferCard({ actions }: { actions: readonly RowAction[] }) {
  return actions.map(({ key, label, codes = [], onClick }) => (
    <Can key={key} codes={codes}>
      <Card title="报品" hint="名称、图片、属性与规格自动带入">
        <Button type="primary" block onClick={onClick}>
          {label}
        </Button>
      </Card>
    </Can>
  ))
}

/** Each missing place leads to where it is filled in. */
function CompletenessCard({ detail }: { detail: Detail }) {
  const { id, completeness, missingFields, actions } = detail
  const to = actions.includes('edit')
    ? (field: string) => `${spu.routes.edit(id)}&at=${encodeURIComponent(field)}`
    : undefined
  return (
    <Card title="资料完整度">
      <div className={styles.fill}>
        <Ring percent={completeness ?? 0} />
        <div>
          {missingFields.length === 0 ? (
            '资料齐全'
          ) : (
            <>
              <p className="figures">缺 {missingFields.length} 项</p>
              <MissingChips missing={missingFields} to={to} />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
