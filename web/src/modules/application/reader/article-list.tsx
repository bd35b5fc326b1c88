/** What the platform has published for the reader's company. */
import { PushpinFilled } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Input, Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { Chip } from '../../../design/chip'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Page } from '../../../design/page'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { dictItems, useDictionary } from '../../../state/dictionary'
import { articleCalls, articleKeys } from '../parts/article-calls'
import styles from './article.module.css'

export default function ArticleList() {
  const [params, setParams] = useSearchParams()
  const items = useDictionary((state) => state.items)
  const category = params.get('category') ?? undefined
  const title = params.get('title') ?? undefined
  const page = Math.max(1, Number(params.get('page')) || 1)
  const change = (changes: Record<string, string | undefined>) =>
    setParams((present) => {
      const next = new URLSearchParams(present)
      for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })
  const { data, error, refetch } = useQuery({
    queryKey: [...articleKeys.all, category, title, page],
    queryFn: () => articleCalls.page(category, title, wirePage(page), DEFAULT_PAGE_SIZE),
    placeholderData: keepPreviousData,
  })
  const categories = dictItems(items, 'ArticleCategory')
    .filter(({ disabled }) => !disabled)
    .map(({ value, label }) => ({ value, label }))
  return (
    <Page title="公告与帮助" note="平台公告、规则和使用说明">
      <section className={styles.card} aria-label="文章列表">
        <div className={styles.tools}>
          <Segmented
            aria-label="分类"
            options={[{ value: '', label: '全部' }, ...categories]}
            value={category ?? ''}
            onChange={(next) => change({ category: next })}
          />
          <Input.Search
            enterButton={<Button>搜索</Button>}
            className={styles.find}
            aria-label="按标题查找"
            placeholder="按标题查找"
            defaultValue={title}
            allowClear
            onSearch={(next) => change({ title: next.trim() })}
          />
        </div>
        {error && <ErrorFace title="文章加载失败" error={error} onRetry={refetch} />}
        {!error && !data && <LoadingFace rows={6} />}
        {data?.total === 0 && (
          <EmptyFace
            title={title || category ? '没有符合条件的文章' : '还没有文章'}
            text="平台发布后会出现在这里，并通过消息通知你。"
          />
        )}
        <ul className={styles.list}>
          {data?.items.map((article) => (
            <li key={article.id}>
              <Link to={`/articles/${article.id}`}>
                <span className={styles.title}>
                  {article.top && <PushpinFilled aria-label="置顶" />}
                  {article.title}
                </span>
                {article.mustRead && !article.readDate && <Chip tone="red">必读</Chip>}
                <span className={`${styles.facts} figures`}>
                  <DictText type="ArticleCategory" value={article.category} /> /{' '}
                  {article.publishDate?.slice(0, 10)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {data && (
          <Pager
            page={page}
            total={data.total}
            onChange={(next) => change({ page: String(next) })}
          />
        )}
      </section>
    </Page>
  )
}
