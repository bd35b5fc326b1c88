/** A person's own messages: by type, unread first in sight, and from each the way to what it is about. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { EmptyFace, ErrorFace, LoadingFace } from '../../design/faces'
import { ask, toast } from '../../design/feedback'
import { Page } from '../../design/page'
import { Pager } from '../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../design/paging'
import { safeRedirect } from '../../lib/redirect'
import { unreadTotal, useUnread } from '../../state/polls'
import { type Filters, type Message, messageCalls, messageKeys } from './calls'
import styles from './inbox.module.css'
import { MessageLine } from './message-line'
import { TypeList } from './type-list'

export default function Inbox() {
  const [params, setParams] = useSearchParams()
  const filters: Filters = {
    type: params.get('type') ?? undefined,
    unread: params.get('unread') === '1',
  }
  const page = Math.max(1, Number(params.get('page')) || 1)
  const size = Number(params.get('size')) || DEFAULT_PAGE_SIZE
  const choose = (changes: Record<string, string | undefined>) =>
    setParams((present) => {
      const next = new URLSearchParams(present)
      for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    })

  const unread = useUnread() ?? []
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.page(filters, page, size),
    queryFn: () => messageCalls.page(filters, wirePage(page), size),
    placeholderData: keepPreviousData,
  })
  const { open, readAll, remove } = useDeeds()

  return (
    <Page
      title="消息中心"
      note={`${unreadTotal(unread)} 条未读`}
      actions={
        <Button disabled={unreadTotal(unread) === 0} onClick={() => readAll.mutate(filters.type)}>
          {filters.type ? '本类全部已读' : '全部已读'}
        </Button>
      }
    >
      <div className={styles.columns}>
        <TypeList counts={unread} value={filters.type} onChange={(type) => choose({ type })} />
        <section className={styles.card} aria-label="消息列表">
          <div className={styles.tools}>
            <span id="only-unread">只看未读</span>
            <Switch
              size="small"
              aria-labelledby="only-unread"
              checked={filters.unread}
              onChange={(on) => choose({ unread: on ? '1' : undefined })}
            />
          </div>
          {error && <ErrorFace title="消息没有加载出来" error={error} onRetry={refetch} />}
          {!error && !data && <LoadingFace rows={6} />}
          {data?.total === 0 && (
            <EmptyFace
              title={filters.unread ? '没有未读消息' : '还没有消息'}
              text="审批结果、待办和提醒会出现在这里。"
            />
          )}
          <ul className={styles.list}>
            {data?.items.map((message) => (
              <MessageLine
                key={message.id}
                message={message}
                onOpen={() => open(message)}
                onRemove={() => remove(message)}
              />
            ))}
          </ul>
          {data && (
            <Pager
              page={page}
              size={size}
              total={data.total}
              onChange={(next, nextSize) => choose({ page: String(next), size: String(nextSize) })}
            />
          )}
        </section>
      </div>
    </Page>
  )
}

/** What can be done with messages; the list and the bell follow. */
function useDeeds() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: messageKeys.all }),
      client.invalidateQueries({ queryKey: ['unread'] }),
    ])
  const readAll = useMutation({
    mutationFn: (type?: string) => messageCalls.read(type ? { type } : { all: true }),
    onSuccess: async ({ count }) => {
      await renew()
      toast.success(`已将 ${count} 条消息标为已读`)
    },
  })
  const open = async (message: Message) => {
    await messageCalls.open(message.id)
    await renew()
    if (message.linkRoute) navigate(safeRedirect(message.linkRoute))
  }
  const remove = async (message: Message) => {
    if (
      !(await ask({
        title: '删除这条消息？',
        content: message.title,
        okText: '删除',
        danger: true,
      }))
    )
      return
    await messageCalls.remove(message.id)
    await renew()
    toast.success('已删除')
  }
  return { open, readAll, remove }
}
