import { DetailScreen } from '../../../blocks/detail/detail-screen'
import { Card } from '../../../design/page'
import { spu } from '../document'
import { MissingChips, Ring } from '../parts/completeness'
import styles from '../parts/spu.module.css'
import type { SpuDetail as Detail } from '../parts/spu-calls'

export default function SpuDetail() {
  return <DetailScreen doc={spu} side={(detail) => <CompletenessCard detail={detail} />} />
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
