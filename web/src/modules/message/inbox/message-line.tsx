import { Button, Checkbox } from 'antd'
import { Chip } from '../../../design/chip'
import type { Message } from '../parts/calls'
import styles from './inbox.module.css'
import { levelMark } from './levels'

interface MessageLineProps {
  message: Message
  chosen: boolean
  onChoose: (on: boolean) => void
  onOpen: () => void
  onRead: () => void
  onRemove: () => void
}

/** One message: what, when, and what can be done with it. */
export function MessageLine(props: MessageLineProps) {
  const { message, chosen, onChoose, onOpen, onRead, onRemove } = props
  const { title, content, level, sendDate, readStates } = message
  const isUnread = readStates === 0
  const mark = levelMark(level)
  return (
    <li className={isUnread ? styles.unread : styles.read}>
      <Checkbox
        aria-label={`选择：${title}`}
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>
          {isUnread && <span className={styles.dot} role="img" aria-label="未读" />}
          <button type="button" className={styles.name} onClick={onOpen}>
            {title}
          </button>
          {mark && <Chip tone={level === 'URGENT' ? 'red' : 'orange'}>{mark}</Chip>}
        </h2>
        <p className={styles.content}>{content}</p>
        <time className={styles.time}>{sendDate}</time>
      </div>
      <div className={styles.deeds}>
        <Button size="small" aria-label={`查看：${title}`} onClick={onOpen}>
          查看
        </Button>
        {isUnread && (
          <Button size="small" type="text" aria-label={`标为已读：${title}`} onClick={onRead}>
            标为已读
          </Button>
        )}
        <Button size="small" type="text" aria-label={`删除：${title}`} onClick={onRemove}>
          删除
        </Button>
      </div>
    </li>
  )
}
