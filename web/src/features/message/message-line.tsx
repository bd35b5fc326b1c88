import { Button } from 'antd'
import { Chip } from '../../design/chip'
import type { Message } from './calls'
import styles from './inbox.module.css'

interface MessageLineProps {
  message: Message
  onOpen: () => void
  onRemove: () => void
}

const LEVELS: Record<string, string> = { WARN: '重要', URGENT: '紧急' }

/** One message: what, when, and the next step in one click. */
export function MessageLine({ message, onOpen, onRemove }: MessageLineProps) {
  const { title, content, level, sendDate, readStates, linkRoute } = message
  const isUnread = readStates === 0
  return (
    <li className={isUnread ? styles.unread : styles.read}>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {isUnread && <span className={styles.dot} role="img" aria-label="未读" />}
          {title}
          {LEVELS[level] && (
            <Chip tone={level === 'URGENT' ? 'red' : 'orange'}>{LEVELS[level]}</Chip>
          )}
        </h2>
        <p className={styles.content}>{content}</p>
        <time className={styles.time}>{sendDate}</time>
      </div>
      <div className={styles.deeds}>
        {(linkRoute || isUnread) && (
          <Button
            size="small"
            aria-label={`${linkRoute ? '去处理' : '标为已读'}：${title}`}
            onClick={onOpen}
          >
            {linkRoute ? '去处理' : '标为已读'}
          </Button>
        )}
        <Button size="small" type="text" aria-label={`删除：${title}`} onClick={onRemove}>
          删除
        </Button>
      </div>
    </li>
  )
}
