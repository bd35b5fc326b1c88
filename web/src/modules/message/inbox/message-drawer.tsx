/** One message in full. Opening it reads it; its button leads to the exact next step. */
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Chip } from '../../../design/chip'
import { DictText } from '../../../design/dict-text'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { safeRedirect } from '../../../lib/redirect'
import { type ChannelResult, type Message, messageCalls } from '../parts/calls'
import { levelMark } from './levels'
import styles from './message-drawer.module.css'
import { useDeeds } from './use-deeds'

interface MessageDrawerProps {
  id: number
  onClose: () => void
  onRemove: (message: Message) => Promise<boolean>
}

export function MessageDrawer({ id, onClose, onRemove }: MessageDrawerProps) {
  const navigate = useNavigate()
  const { renew } = useDeeds()
  const { data, error, refetch } = useQuery({
    // Not under the lists' key: it is not to be opened again because a list has changed.
    queryKey: ['message', id],
    queryFn: () => messageCalls.open(id),
  })
  const opened = data !== undefined
  // The server has marked it: what shows it unread is out of date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    if (opened) renew()
  }, [opened, id])
  const go = (link: string) => navigate(safeRedirect(link))
  return (
    <Drawer
      open
      title="消息详情"
      size={520}
      onClose={onClose}
      footer={
        data && (
          <div className={styles.foot}>
            <Button danger type="text" onClick={async () => (await onRemove(data)) && onClose()}>
              删除
            </Button>
            <Button onClick={onClose}>关闭</Button>
            {data.nextStep && (
              <Button type="primary" onClick={() => go(data.linkRoute)}>
                {data.nextStep}
              </Button>
            )}
          </div>
        )
      }
    >
      {error && <ErrorFace title="消息加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {data && (
        <article>
          <h2 className={styles.title}>{data.title}</h2>
          <p className={styles.facts}>
            <DictText type="MessageType" value={data.type} />
            {levelMark(data.level) && (
              <Chip tone={data.level === 'URGENT' ? 'red' : 'orange'}>{levelMark(data.level)}</Chip>
            )}
            <time className="figures">{data.sendDate}</time>
          </p>
          <p className={styles.content}>{data.content}</p>
          {data.parts.length > 0 && (
            <ul className={styles.parts} aria-label="合并的消息">
              {data.parts.map((part) => (
                <li key={part.id}>
                  <p>{part.content}</p>
                  <span>
                    <time className="figures">{part.sendDate}</time>
                    {part.nextStep && (
                      <Button size="small" type="link" onClick={() => go(part.linkRoute)}>
                        {part.nextStep}
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Channels results={data.channelResults} />
        </article>
      )}
    </Drawer>
  )
}

const WAYS: Record<string, string> = { EMAIL: '邮件', SMS: '短信', GZ: '公众号' }

const STATES: Record<string, string> = {
  WAITING: '发送中',
  SENT: '已发送',
  FAILED: '发送失败',
  NO_ADDRESS: '未填写接收地址',
  NOT_CONFIGURED: '平台未开通',
  DIGESTED: '已合并发送',
}

/** What was sent beside the box; what nobody wanted is not worth a line. */
function Channels({ results }: { results: readonly ChannelResult[] }) {
  const told = results.filter(({ state }) => STATES[state])
  if (told.length === 0) return null
  return (
    <p className={styles.channels}>
      {told.map(({ channel, state }) => `${WAYS[channel] ?? channel}：${STATES[state]}`).join('；')}
    </p>
  )
}
