/** What changed since the version that was decided last, beside the decision. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { EmptyFace, ErrorFace, LoadingFace } from '../../design/faces'
import { Card } from '../../design/page'
import { DiffTable } from '../diff/diff-table'
import { documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import type { DocumentDetail, VersionHead } from '../document/types'
import styles from './task-drawer.module.css'

/** Two versions at least: before the second there is nothing to compare with. */
export const useChanges = (doc: DocumentType, detail: DocumentDetail | undefined, all = false) =>
  useQuery({
    queryKey: documentKeys.diff(doc, detail?.id ?? 0, { all }),
    queryFn: () => documentCalls(doc).diff(detail?.id ?? 0, { all: all || undefined }),
    enabled: (detail?.versions.length ?? 0) > 1,
    placeholderData: keepPreviousData,
  })

export function TaskChanges({ doc, detail }: { doc: DocumentType; detail: DocumentDetail }) {
  const [onlyChanged, setOnlyChanged] = useState(true)
  const { data, error, refetch } = useChanges(doc, detail, !onlyChanged)
  if (detail.versions.length < 2)
    return (
      <Card>
        <EmptyFace title="没有可比较的版本" text="这是首次提交，请直接查看单据。" />
      </Card>
    )
  if (error) return <ErrorFace title="差异加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={3} />
  const { keyChanged } = data.stats
  return (
    <section className={styles.changes}>
      <header>
        <h3>{data.from.round === 0 ? '与变更前的差异' : `与 ${wordsOf(data.from)} 的差异`}</h3>
        {keyChanged > 0 && <span>关键字段 {keyChanged} 处</span>}
        <Checkbox checked={onlyChanged} onChange={({ target }) => setOnlyChanged(target.checked)}>
          只看变化
        </Checkbox>
      </header>
      <DiffTable
        compact
        groups={data.groups}
        heads={[wordsOf(data.from), wordsOf(data.to)]}
        rowNames={doc.rowNames?.(detail)}
      />
    </section>
  )
}

const wordsOf = ({ versionNo, round, status }: VersionHead) => {
  if (typeof versionNo !== 'number') return '当前内容'
  // Before the first round it was not submitted: what stood before the change.
  if (round === 0) return '变更前'
  return status === 'APPROVED' ? `已通过版本 V${versionNo}` : `V${versionNo} 第 ${round} 轮`
}
