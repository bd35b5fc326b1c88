import { ClockCircleOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { DictText } from '../../design/dict-text'
import { StatusTag } from '../../design/status-tag'
import { timeLeft } from '../document/time'
import type { Task } from '../document/types'
import styles from './task-list.module.css'

interface TaskRowProps {
  task: Task
  current: boolean
  onOpen: () => void
  /** Left out where several cannot be decided at once. */
  chosen?: boolean
  onChoose: (chosen: boolean) => void
}

export function TaskRow({ task, current, onOpen, chosen, onChoose }: TaskRowProps) {
  const { bizTitle, bizCode, companyName, liveRoom, stepName, round } = task
  return (
    <li className={`${styles.row} ${current ? styles.current : ''}`} data-task={task.id}>
      {chosen !== undefined && (
        <Checkbox
          checked={chosen}
          aria-label={`选择 ${bizTitle}`}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <button type="button" onClick={onOpen} aria-current={current ? 'true' : undefined}>
        <span className={styles.words}>
          <span className={styles.name}>{bizTitle}</span>
          <span className="figures">
            {bizCode}
            {liveRoom && (
              <>
                {' '}
                / <DictText type="LiveRoom" value={liveRoom.split(',')} />
              </>
            )}
          </span>
          <span>{companyName}</span>
        </span>
        <span className={styles.due}>
          {task.finishedDate ? <Finished task={task} /> : <Due task={task} />}
          <span>
            {round > 1 && `第 ${round} 轮 / `}
            {stepName}
          </span>
        </span>
      </button>
    </li>
  )
}

/** How long is left, as loud as it is urgent. */
export function Due({ task: { dueDate } }: { task: Pick<Task, 'dueDate'> }) {
  const left = timeLeft(dueDate, new Date())
  if (!left) return null
  if (left.urgency === 'overdue') return <StatusTag look="overdue">{left.text}</StatusTag>
  if (left.urgency === 'soon') return <StatusTag look="expiring">{left.text}</StatusTag>
  return (
    <span className={`${styles.calm} figures`}>
      <ClockCircleOutlined /> {left.text}
    </span>
  )
}

const Finished = ({ task: { status, finishedDate, finishedByName } }: { task: Task }) => (
  <>
    <StatusTag look={status === 'REJECTED' ? 'rejected' : 'approved'}>
      {status === 'REJECTED' ? '已驳回' : '已通过'}
    </StatusTag>
    <span className="figures">
      {finishedByName} {finishedDate}
    </span>
  </>
)
