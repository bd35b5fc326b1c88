import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../design/chip'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { articleCalls, articleKeys } from '../../application/parts/article-calls'
import styles from './dashboard.module.css'

const SHOWN = 5

/** The newest of what the platform has published for the reader. */
export function ArticlesCard() {
  const { data, error, refetch } = useQuery({
    queryKey: [...articleKeys.all, 'newest'],
    queryFn: () => articleCalls.page(undefined, undefined, 0, SHOWN),
  })
  return (
    <Card title="公告" extra={<Link to="/articles">更多</Link>}>
      {error && <ErrorFace title="公告加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {data?.total === 0 && <p className={styles.none}>还没有公告。平台发布后会出现在这里。</p>}
      <ul className={styles.lines}>
        {data?.items.map((article) => (
          <li key={article.id}>
            <Link to={`/articles/${article.id}`} className={styles.line}>
              <span className={styles.lineName}>
                {article.mustRead && <Chip tone="red">必读</Chip>} {article.title}
              </span>
              <span className={`${styles.lineMore} figures`}>
                {article.publishDate?.slice(5, 10)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
