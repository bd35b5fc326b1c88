/** Any two versions of an offer side by side; it opens on what stands now against what was approved last. */
import { useQuery } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useParams } from 'react-router'
import { VersionDiff } from '../../../../blocks/diff/version-diff'
import { documentCalls, documentKeys } from '../../../../blocks/document/calls'
import { CopyText } from '../../../../design/copy-text'
import { EmptyFace, ErrorFace, PageLoading } from '../../../../design/faces'
import { Card, Page } from '../../../../design/page'
import { TabContext } from '../../../../state/dirty'
import { renameTab } from '../../../../state/tabs'
import { offer as doc } from '../../document'
import styles from './diff.module.css'

export default function OfferDiff() {
  const id = Number(useParams().offerId)
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.detail(doc, id),
    queryFn: () => documentCalls(doc).detail(id),
  })
  const tab = use(TabContext)
  const code = data?.code
  useEffect(() => {
    if (code) renameTab(tab, `对比 ${code}`)
  }, [tab, code])
  if (error)
    return (
      <Page title="版本对比">
        <ErrorFace title="报品加载失败" error={error} onRetry={refetch} />
      </Page>
    )
  if (!data) return <PageLoading />
  const { title, versions } = data
  return (
    <Page
      title="版本对比"
      note={
        <span className={styles.note}>
          {title} <CopyText text={data.code} />
        </span>
      }
    >
      {versions.length === 0 ? (
        <Card>
          <EmptyFace title="还没有版本" text="每次提交都会留下一个版本，之后可以在这里比较。" />
        </Card>
      ) : (
        <VersionDiff
          doc={doc}
          id={id}
          versions={versions}
          to="current"
          rowNames={doc.rowNames?.(data)}
        />
      )}
    </Page>
  )
}
