/** The proof: who has confirmed the present edition, and who has not. */
import { useQuery } from '@tanstack/react-query'
import { Drawer, Progress, Segmented } from 'antd'
import { useState } from 'react'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { PlainTable } from '../../../design/plain-table'
import { type Article, articleCalls, articleKeys } from '../parts/article-calls'
import styles from './articles.module.css'

export function ArticleReadersDrawer({
  article,
  onClose,
}: {
  article: Article
  onClose: () => void
}) {
  const [read, setRead] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: articleKeys.readers(article.id, read),
    queryFn: () => articleCalls.readers(article.id, read),
  })
  const percent = data ? Math.round((data.readCount / Math.max(1, data.audienceCount)) * 100) : 0
  return (
    <Drawer open title={`阅读情况：${article.title}`} size={560} onClose={onClose}>
      {error && <ErrorFace error={error} onRetry={refetch} />}
      {data && (
        <div className={styles.progress}>
          <Progress percent={percent} aria-label="已确认比例" />
          <span className="figures">
            范围内 {data.audienceCount} 人，已确认 {data.readCount} 人，未确认{' '}
            {data.audienceCount - data.readCount} 人
          </span>
        </div>
      )}
      <Segmented
        aria-label="范围"
        options={[
          { value: 'no', label: '未确认' },
          { value: 'yes', label: '已确认' },
        ]}
        value={read ? 'yes' : 'no'}
        onChange={(value) => setRead(value === 'yes')}
      />
      {!error && !data && <LoadingFace rows={5} />}
      {data?.people.length === 0 && <EmptyFace title={read ? '还没有人确认' : '所有人都已确认'} />}
      {data && data.people.length > 0 && (
        <PlainTable
          label={read ? '已确认的人' : '未确认的人'}
          columns={[
            { title: '姓名', cell: ({ nameCn }) => nameCn },
            { title: '企业', cell: ({ companyName }) => companyName },
            {
              title: '确认时间',
              width: 170,
              cell: ({ readDate }) => <span className="figures">{readDate ?? '-'}</span>,
            },
          ]}
          rows={data.people}
          rowKey={({ userId }) => userId}
        />
      )}
    </Drawer>
  )
}
