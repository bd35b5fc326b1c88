/** Markdown at the left, what readers will see at the right. */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Page } from '../../../design/page'
import { articleCalls, articleKeys } from '../parts/article-calls'
import { ArticleEditor } from './article-editor'

export default function ArticleEdit() {
  const [params] = useSearchParams()
  const id = Number(params.get('id')) || undefined
  const { data, error, refetch } = useQuery({
    queryKey: articleKeys.one(id ?? 0),
    queryFn: () => articleCalls.open(id ?? 0),
    enabled: id !== undefined,
    // Another's change is seen when it is opened again, and refused when it is saved.
    staleTime: 0,
  })
  return (
    <Page title={id ? '编辑公告' : '新建公告'} note="正文使用 Markdown，图片上传后插入到光标处。">
      {error && <ErrorFace title="文章加载失败" error={error} onRetry={refetch} />}
      {id !== undefined && !error && !data && <LoadingFace rows={8} />}
      {(id === undefined || data) && <ArticleEditor key={data?.id ?? 'new'} article={data} />}
    </Page>
  )
}
