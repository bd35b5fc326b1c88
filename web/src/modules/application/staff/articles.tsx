/** Announcements, rules and help, as the staff keep them. */
import { PlusOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { Can } from '../../../design/can'
import { NameText, TwoLines } from '../../../design/cells'
import { Chip } from '../../../design/chip'
import type { Column } from '../../../design/columns'
import { DictText } from '../../../design/dict-text'
import { EmptyFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { Page } from '../../../design/page'
import type { RowAction } from '../../../design/row-actions'
import { StatusTag } from '../../../design/status-tag'
import { ALL_ARTICLES, type Article, articleCalls, articleKeys } from '../parts/article-calls'
import { ArticleReadersDrawer } from './article-readers'
import styles from './articles.module.css'

const spec: PlainListSpec = {
  search: [
    { kind: 'text', name: 'title', label: '标题' },
    { kind: 'dict', name: 'category', label: '分类', dict: 'ArticleCategory' },
    {
      kind: 'select',
      name: 'status',
      label: '状态',
      options: [
        { value: 'draft', label: '草稿' },
        { value: 'published', label: '已发布' },
      ],
    },
    { kind: 'yesNo', name: 'mustRead', label: '必读' },
  ],
  sorts: [
    { key: 'lastModifiedDate', label: '修改时间' },
    { key: 'publishDate', label: '发布时间' },
  ],
  tabs: [],
  defaultSort: { key: 'lastModifiedDate', order: 'desc' },
}

const columns = (open: (row: Article) => void): Column<Article>[] => [
  {
    key: 'title',
    title: '标题',
    width: 300,
    cell: (row) => (
      <span className={styles.title}>
        <NameText text={row.title} onOpen={() => open(row)} />
        {row.top && <Chip tone="blue">置顶</Chip>}
        {row.mustRead && <Chip tone="red">必读</Chip>}
      </span>
    ),
  },
  {
    key: 'category',
    title: '分类',
    width: 100,
    cell: ({ category }) => <DictText type="ArticleCategory" value={category} />,
  },
  { key: 'scope', title: '范围', width: 160, cell: (row) => <Scope article={row} /> },
  {
    key: 'status',
    title: '状态',
    width: 110,
    card: 'status',
    cell: ({ status }) =>
      status === 'published' ? (
        <StatusTag look="approved">已发布</StatusTag>
      ) : (
        <StatusTag look="draft">草稿</StatusTag>
      ),
  },
  {
    key: 'dates',
    title: '发布 / 修改时间',
    width: 180,
    cell: ({ publishDate, lastModifiedDate }) => (
      <TwoLines first={publishDate ?? '-'} second={lastModifiedDate} />
    ),
  },
]

function Scope({ article: { liveRooms, subjectTypes } }: { article: Article }) {
  if (liveRooms.length + subjectTypes.length === 0) return '全部商家'
  const room = liveRooms[0]
  return (
    <TwoLines
      first={
        room ? (
          <>
            <DictText type="LiveRoom" value={room} />
            {liveRooms.length > 1 ? ` 等 ${liveRooms.length} 个直播间` : ''}
          </>
        ) : (
          '全部直播间'
        )
      }
      second={subjectTypes.length > 0 ? `${subjectTypes.length} 类主体` : '全部主体'}
    />
  )
}

export default function Articles() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [readersOf, setReadersOf] = useState<Article>()
  const edit = (id?: number) => navigate(`/platform/articles/edit${id ? `?id=${id}` : ''}`)
  const act = async (
    question: Parameters<typeof ask>[0],
    deed: () => Promise<unknown>,
    done: string,
  ) => {
    if (!(await ask(question))) return
    await deed()
    toast.success(done)
    await queries.invalidateQueries({ queryKey: articleKeys.all })
  }
  const actionsOf = (row: Article): RowAction[] => {
    const all: Record<string, RowAction> = {
      edit: { key: 'edit', label: '编辑', onClick: () => edit(row.id) },
      publish: {
        key: 'publish',
        label: '发布',
        onClick: () =>
          act(
            {
              title: `发布《${row.title}》？`,
              content: '范围内的商家会收到消息。',
              okText: '发布',
            },
            () => articleCalls.publish(row.id),
            '已发布',
          ),
      },
      unpublish: {
        key: 'unpublish',
        label: '撤回',
        onClick: () =>
          act(
            {
              title: `撤回《${row.title}》？`,
              content: '撤回后可以修改，商家不再看到。',
              okText: '撤回',
            },
            () => articleCalls.unpublish(row.id),
            '已撤回为草稿',
          ),
      },
      readers: { key: 'readers', label: '阅读情况', onClick: () => setReadersOf(row) },
      delete: {
        key: 'delete',
        label: '删除',
        danger: true,
        onClick: () =>
          act(
            { title: `删除《${row.title}》？`, okText: '删除', danger: true },
            () => articleCalls.remove(row.id),
            '已删除',
          ),
      },
    }
    return row.actions.flatMap((name) => all[name] ?? [])
  }
  return (
    <Page
      title="公告"
      note="公告、规则、帮助与违规公示"
      actions={
        <Can codes={['article_edit']}>
          <Button type="primary" icon={<PlusOutlined />} onClick={() => edit()}>
            新建文章
          </Button>
        </Can>
      }
    >
      <PlainList<Article>
        name="文章"
        path={ALL_ARTICLES}
        queryKey={articleKeys.all}
        spec={spec}
        columns={columns(({ id, status }) =>
          status === 'draft' ? edit(id) : navigate(`/articles/${id}`),
        )}
        rowName={({ title }) => title}
        actions={actionsOf}
        empty={<EmptyFace title="还没有文章" text="新建一篇公告或帮助，发布后商家就能看到。" />}
      />
      {readersOf && (
        <ArticleReadersDrawer article={readersOf} onClose={() => setReadersOf(undefined)} />
      )}
    </Page>
  )
}
