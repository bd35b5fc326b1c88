/** What the saved draft would change, beside the form. */
import { useQuery } from '@tanstack/react-query'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import { Card } from '../../../design/page'
import { attrMerge } from '../document'
import { mergeCalls, mergeKeys } from '../parts/calls'
import styles from '../parts/merge.module.css'

const FEW = 5

export function MergeSide({ id }: { id?: number }) {
  const saved = useQuery({
    queryKey: documentKeys.detail(attrMerge, id ?? 0),
    queryFn: () => documentCalls(attrMerge).detail(id ?? 0),
    enabled: id !== undefined,
  })
  const version = saved.data?.rowVersion
  const { data } = useQuery({
    queryKey: mergeKeys.preview(id ?? 0, version ?? 0),
    queryFn: () => mergeCalls.preview(id ?? 0),
    enabled: id !== undefined && version !== undefined,
  })
  return (
    <Card title="影响预览">
      {!data && <p className={styles.none}>保存草稿后显示会改写哪些报品</p>}
      {data && (
        <>
          <p className={styles.none}>
            将改写 {data.total} 个报品
            {data.skipped > 0 && `，${data.skipped} 个因规格会重复保持不变`}
          </p>
          <ul className={styles.suggestions}>
            {data.rows.slice(0, FEW).map(({ offerId, offerName, before, after }) => (
              <li key={offerId}>
                <div className={styles.what}>
                  <span>{offerName}</span>
                  <span className={styles.why}>
                    {before} → {after}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
