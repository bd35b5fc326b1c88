/** A person's own messages: by type, unread first in sight, and from each the way to what it is about. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BatchBar } from '../../../design/batch-bar'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Link } from '../../../design/link'
import { Page } from '../../../design/page'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { unreadTotal, useUnread } from '../../../state/polls'
import { type Filters, type Message, messageCalls, messageKeys } from '../parts/calls'
import styles from './inbox.module.css'
import { MessageDrawer } from './message-drawer'
import { MessageLine } from './message-line'
import { MessageTools } from './message-tools'
import { TypeList } from './type-list'
import { useDeeds } from './use-deeds'

export default function Inbox() {
  const [params, setParams] = useSearchParams()
  const filters = filtersOf(params)
  const page = Math.max(1, Number(params.get('page')) || 1)
  const size = Number(params.get('size')) || DEFAULT_PAGE_SIZE
  const opened = Number(params.get('id')) || undefined
  const [chosen, setChosen] = useState<readonly number[]>([])
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace },
    )
  const choose = (changes: Record<string, string | undefined>) => {
    setChosen([])
    change({ page: undefined, ...changes })
  }

  const unread = useUnread() ?? []
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.page(filters, page, size),
    queryFn: () => messageCalls.page(filters, wirePage(page), size),
    placeholderData: keepPreviousData,
  })
  const { read, remove } = useDeeds()
  const pick = ({ id }: Message, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  const readChosen = () => {
    read({ ids: [...chosen] })
    setChosen([])
  }
  const all = data?.items ?? []
  const everyChosen = all.length > 0 && all.every(({ id }) => chosen.includes(id))

  return (
    <Page
      title="消息中心"
      note={`${unreadTotal(unread)} 条未读`}
      actions={
        <>
          <Link to="/articles">
            <Button tabIndex={-1}>公告与帮助</Button>
          </Link>
          <Button
            disabled={unreadTotal(unread) === 0}
            onClick={() => read(filters.type ? { type: filters.type } : { all: true })}
          >
            {filters.type ? '本类全部已读' : '全部已读'}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <TypeList counts={unread} value={filters.type} onChange={(type) => choose({ type })} />
        <section className={styles.card} aria-label="消息列表">
          {chosen.length > 0 ? (
            <BatchBar
              count={chosen.length}
              onClear={() => setChosen([])}
              actions={[{ key: 'read', label: '标为已读', onClick: readChosen }]}
            />
          ) : (
            <MessageTools filters={filters} onChange={choose}>
              <Checkbox
                checked={everyChosen}
                disabled={all.length === 0}
                onChange={({ target }) => setChosen(target.checked ? all.map(({ id }) => id) : [])}
              >
                全选本页
              </Checkbox>
            </MessageTools>
          )}
          {error && <ErrorFace title="消息加载失败" error={error} onRetry={refetch} />}
          {!error && !data && <LoadingFace rows={6} />}
          {data?.total === 0 && <EmptyFace {...emptyWords(filters)} />}
          <ul className={styles.list}>
            {all.map((message) => (
              <MessageLine
                key={message.id}
                message={message}
                chosen={chosen.includes(message.id)}
                onChoose={(on) => pick(message, on)}
                onOpen={() => change({ id: String(message.id) })}
                onRead={() => read({ ids: [message.id] })}
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
      {opened && (
        <MessageDrawer
          id={opened}
          onClose={() => change({ id: undefined }, true)}
          onRemove={remove}
        />
      )}
    </Page>
  )
}

function filtersOf(params: URLSearchParams): Filters {
  const given = (name: string) => params.get(name) ?? undefined
  return {
    type: given('type'),
    unread: params.get('unread') === '1',
    level: given('level'),
    from: given('from'),
    to: given('to'),
  }
}

function emptyWords({ unread, level, from, to }: Filters) {
  if (level || from || to) return { title: '没有符合条件的消息', text: '换一个级别或时间再看看。' }
  if (unread) return { title: '没有未读消息', text: '都看完了。' }
  return { title: '还没有消息', text: '审批结果、待办和提醒会出现在这里。' }
}
