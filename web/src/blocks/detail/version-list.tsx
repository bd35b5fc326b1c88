/** The versions of a document, and two of them side by side. */
import { useState } from 'react'
import { KeyChip } from '../../design/chip'
import { EmptyFace } from '../../design/faces'
import { Card } from '../../design/page'
import { PlainTable } from '../../design/plain-table'
import { RowActions } from '../../design/row-actions'
import { nameOf } from '../diff/diff-view'
import { VersionDiff } from '../diff/version-diff'
import type { DocumentType } from '../document/document'
import type { DocumentDetail, Version } from '../document/types'

interface VersionListProps {
  doc: DocumentType
  detail: DocumentDetail
}

export function VersionList({ doc, detail }: VersionListProps) {
  const [from, setFrom] = useState<number>()
  const { versions } = detail
  if (versions.length === 0)
    return (
      <Card>
        <EmptyFace title="还没有版本" text="每次提交都会留下一个版本，之后可以在这里比较。" />
      </Card>
    )
  return (
    <>
      <VersionDiff
        key={from}
        doc={doc}
        id={detail.id}
        versions={versions}
        from={from}
        rowNames={doc.rowNames?.(detail)}
      />
      <Card title="全部版本" hint={`${versions.length} 个`}>
        <PlainTable<Version>
          label="全部版本"
          rows={versions.toSorted((a, b) => b.versionNo - a.versionNo)}
          rowKey={({ logId }) => logId}
          columns={[
            { title: '版本', width: 150, cell: (version) => nameOf(version) },
            { title: '提交人', width: 110, cell: ({ operatorName }) => operatorName },
            {
              title: '时间',
              width: 170,
              cell: ({ date }) => <span className="figures">{date}</span>,
            },
            {
              title: '改动',
              cell: ({ changedFields, keyChanged }) => (
                <>
                  {changedFields.join('、') || '首次提交'} {keyChanged && <KeyChip />}
                </>
              ),
            },
            { title: '说明', cell: ({ remark }) => remark },
            {
              title: '操作',
              width: 110,
              cell: (version) => (
                <RowActions
                  of={nameOf(version)}
                  actions={[
                    { key: 'diff', label: '从此对比', onClick: () => setFrom(version.logId) },
                  ]}
                />
              ),
            },
          ]}
        />
      </Card>
    </>
  )
}
