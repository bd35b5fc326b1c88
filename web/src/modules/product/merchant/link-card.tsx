/** One request to link a product: where it stands and what may be done about it. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { DocumentLog } from '../../../blocks/detail/process'
import { documentCalls, documentKeys } from '../../../blocks/document/calls'
import { useDocumentActions } from '../../../blocks/document/use-actions'
import { DictTag } from '../../../design/dict-tag'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { spuLink } from '../document'
import styles from '../parts/spu.module.css'

/** The card itself is where these would lead. */
const HERE = ['detail', 'edit', 'version', 'log']

export function LinkCard({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.detail(spuLink, id),
    queryFn: () => documentCalls(spuLink).detail(id),
  })
  const { actionsOf, dialog } = useDocumentActions(spuLink)
  if (error) return <ErrorFace title="关联申请加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={2} />
  return (
    <Card
      title={`关联申请：${data.title}`}
      hint={data.code}
      extra={<DictTag type="WorkflowStatus" value={data.status} />}
    >
      <div className={styles.link}>
        <DocumentLog logs={data.process.logs} first={3} />
        <div className={styles.linkActions}>
          {actionsOf(data)
            .filter(({ key }) => !HERE.includes(key))
            .map(({ key, label, danger, onClick }) => (
              <Button key={key} danger={danger} onClick={onClick}>
                {label}
              </Button>
            ))}
        </div>
      </div>
      {dialog}
    </Card>
  )
}

/** As many as anybody looks through. */
const MOST = 20

/** The company's own requests in one state, as its first page leads to them. */
export function OwnLinks({ status }: { status: string }) {
  const query = { 'status.in': status, page: 0, size: MOST }
  const { data } = useQuery({
    queryKey: documentKeys.list(spuLink, query),
    queryFn: () => documentCalls(spuLink).list(query),
  })
  return data?.items.map(({ id }) => <LinkCard key={id} id={id} />)
}
