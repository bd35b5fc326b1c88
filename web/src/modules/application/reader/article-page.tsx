/** One article, to be read; what must be read is confirmed at its end. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useParams } from 'react-router'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Link } from '../../../design/link'
import { Page } from '../../../design/page'
import { saidAlready, useSending } from '../../../design/use-sending'
import { articleCalls, articleKeys } from '../parts/article-calls'
import { ArticleText } from '../parts/markdown'
import styles from './article.module.css'

export default function ArticlePage() {
  const id = Number(useParams().id)
  const queries = useQueryClient()
  const { busy, send } = useSending()
  const { data, error, refetch } = useQuery({
    queryKey: articleKeys.one(id),
    queryFn: () => articleCalls.open(id),
  })
  const confirm = async () => {
    await send(async () => {
      queries.setQueryData(articleKeys.one(id), await articleCalls.confirm(id))
      await queries.invalidateQueries({ queryKey: articleKeys.all })
      toast.success('已确认阅读')
    }, saidAlready)
  }
  return (
    <Page
      title={data?.title ?? '公告与帮助'}
      actions={<Link to="/articles">返回列表</Link>}
      note={
        data && (
          <>
            <DictText type="ArticleCategory" value={data.category} /> / {data.publishDate ?? '草稿'}
          </>
        )
      }
    >
      <article className={`${styles.card} ${styles.reading}`}>
        {error && <ErrorFace title="文章加载失败" error={error} onRetry={refetch} />}
        {!error && !data && <LoadingFace rows={6} />}
        {data && <ArticleText content={data.content} files={data.files} />}
        {data?.mustRead && data.status === 'published' && (
          <p className={styles.confirm}>
            {data.readDate ? (
              <span className="figures">已于 {data.readDate} 确认阅读</span>
            ) : (
              <Button type="primary" loading={busy} onClick={confirm}>
                我已阅读并知晓
              </Button>
            )}
          </p>
        )}
      </article>
    </Page>
  )
}
