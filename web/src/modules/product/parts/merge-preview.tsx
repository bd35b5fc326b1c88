/** The offers that a merge changes, each with what stands there and what will. */
import { useQuery } from '@tanstack/react-query'
import { DictTag } from '../../../design/dict-tag'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { mergeCalls, mergeKeys, type Preview, type PreviewRow } from './calls'
import styles from './merge.module.css'

interface MergePreviewProps {
  id: number
  rowVersion: number
  done?: boolean
  undone?: boolean
}

export function MergePreview({ id, rowVersion, done, undone }: MergePreviewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: mergeKeys.preview(id, rowVersion),
    queryFn: () => mergeCalls.preview(id),
  })
  return (
    <Card title={done ? '合并结果' : '合并预览'} hint={data && summary(data, done, undone)}>
      {error && <ErrorFace title="预览加载失败" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingFace rows={3} />}
      {data?.rows.length === 0 && (
        <p className={styles.none}>
          {done
            ? '当时没有需要改写的报品，今后录入的来源项会自动替换为目标项。'
            : '目前没有需要改写的报品，通过后今后录入的来源项会自动替换为目标项。'}
        </p>
      )}
      {data && data.rows.length > 0 && (
        <PlainTable
          label="受影响的报品"
          columns={COLUMNS}
          rows={data.rows}
          rowKey={({ offerId }) => offerId}
        />
      )}
    </Card>
  )
}

function summary({ total, skipped, rows }: Preview, done?: boolean, undone?: boolean) {
  const parts = [
    undone ? `已改写 ${total} 个报品，后已撤销` : `${done ? '已' : '将'}改写 ${total} 个报品`,
  ]
  if (skipped) parts.push(`${skipped} 个因规格会重复而保持不变`)
  if (total + skipped > rows.length) parts.push(`显示前 ${rows.length} 个`)
  return parts.join('，')
}

const COLUMNS: readonly PlainColumn<PreviewRow>[] = [
  {
    title: '报品',
    cell: ({ offerId, offerCode, offerName }) => (
      <Link to={`/offer/detail/${offerId}`}>
        {offerName} <span className={`${styles.code} figures`}>{offerCode}</span>
      </Link>
    ),
  },
  { title: '企业', width: 168, cell: ({ companyName }) => companyName },
  {
    title: '状态',
    width: 92,
    cell: ({ status }) => <DictTag type="OfferAuditStatus" value={status} />,
  },
  {
    title: '变化',
    width: 260,
    cell: ({ before, after, skipped }) =>
      skipped ? (
        <span className={styles.skipped}>{before}（规格会重复，不改写）</span>
      ) : (
        <>
          <del className={styles.before}>{before}</del> →{' '}
          <ins className={styles.after}>{after}</ins>
        </>
      ),
  },
]
