/** The bell: how many messages wait, and the newest of them at a glance. */
import { BellOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { EmptyFace, ErrorFace, LoadingFace } from '../../design/faces'
import { Link } from '../../design/link'
import { CardButton } from '../../design/opener'
import { type Message, messageCalls, messageKeys } from '../../modules/message/parts/calls'
import { badgeText, unreadTotal, useUnread } from '../../state/polls'
import styles from './bell.module.css'
import bar from './top-bar.module.css'

const NEWEST = 5

export function Bell() {
  const total = unreadTotal(useUnread())
  return (
    <CardButton
      className={bar.icon}
      aria-label={total > 0 ? `消息，${total} 条未读` : '消息'}
      title={total > 0 ? `${total} 条未读消息` : '消息'}
      content={(close) => <Newest onLeave={close} />}
    >
      <BellOutlined />
      {total > 0 && <span className={`${bar.count} figures`}>{badgeText(total)}</span>}
    </CardButton>
  )
}

function Newest({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const filters = { unread: true }
  const { data, error, refetch } = useQuery({
    queryKey: messageKeys.page(filters, 1, NEWEST),
    queryFn: () => messageCalls.page(filters, 0, NEWEST),
  })
  const look = ({ id }: Message) => {
    onLeave()
    navigate(`/message/index?id=${id}`)
  }
  return (
    <div className={styles.newest}>
      {error && <ErrorFace title="消息加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={3} />}
      {data?.total === 0 && <EmptyFace title="没有未读消息" />}
      <ul>
        {data?.items.map((message) => (
          <li key={message.id}>
            <button type="button" onClick={() => look(message)}>
              <span className={styles.title}>{message.title}</span>
              <span className={styles.content}>{message.content}</span>
              <time className="figures">{message.sendDate}</time>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Link to="/message/index" onClick={onLeave}>
          查看全部消息
        </Link>
        <Link to="/articles" onClick={onLeave}>
          公告与帮助
        </Link>
        <Button
          size="small"
          type="text"
          onClick={() => {
            onLeave()
            navigate('/profile/index?tab=notice')
          }}
        >
          通知设置
        </Button>
      </div>
    </div>
  )
}
