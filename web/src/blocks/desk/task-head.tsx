import {
  CloseOutlined,
  DownOutlined,
  ExportOutlined,
  LeftOutlined,
  RightOutlined,
  UpOutlined,
} from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode, RefObject } from 'react'
import { Thumb } from '../../design/cells'
import { CopyText } from '../../design/copy-text'
import { DictTag } from '../../design/dict-tag'
import { DictText } from '../../design/dict-text'
import { Link } from '../../design/link'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import { documentCalls } from '../document/calls'
import type { DocumentType } from '../document/document'
import type { Task } from '../document/types'
import styles from './task-drawer.module.css'
import { Due } from './task-row'

export interface TaskHeadProps {
  task: Task
  /** `2 / 7` */
  place: string
  onStep: (by: 1 | -1) => void
  onClose: () => void
  heading: RefObject<HTMLHeadingElement | null>
  doc: DocumentType | undefined
}

/** What the task is about, and the way to its neighbours; on a phone a bar of its own. */
export function TaskHead({ task, place, onStep, onClose, heading, doc }: TaskHeadProps) {
  const phone = useNarrower(PHONE_BELOW)
  const step = (by: 1 | -1, label: string, icon: ReactNode) => (
    <Button type="text" icon={icon} aria-label={label} onClick={() => onStep(by)} />
  )
  const title = (
    <h2 id="task-title" ref={heading} tabIndex={-1}>
      {task.bizTitle}
    </h2>
  )
  const facts = (
    <p className={`${styles.facts} figures`}>
      <CopyText text={task.bizCode} />
      <span>{task.companyName}</span>
      {task.liveRoom && <DictText type="LiveRoom" value={task.liveRoom.split(',')} />}
      {task.summary.map(({ label, value }) => (
        <span key={label}>
          {label} {value}
        </span>
      ))}
    </p>
  )
  if (phone) {
    return (
      <>
        <div className={styles.phoneBar}>
          <Button type="text" icon={<LeftOutlined />} aria-label="返回列表" onClick={onClose} />
          <strong>{doc?.name ?? '审批'}</strong>
          <span className="figures">{place}</span>
          {step(-1, '上一条', <UpOutlined />)}
          {step(1, '下一条', <DownOutlined />)}
        </div>
        <header className={styles.head}>
          <div className={styles.identity}>
            <TaskPicture task={task} doc={doc} />
            <div>
              {title}
              {facts}
              <Due task={task} />
            </div>
          </div>
        </header>
      </>
    )
  }
  return (
    <header className={`${styles.head} ${styles.identity}`}>
      <TaskPicture task={task} doc={doc} />
      <div className={styles.words}>
        <div className={styles.titleLine}>
          {title}
          <DictTag type="WorkflowStatus" value={task.status} />
          <span className={styles.walk}>
            {step(-1, '上一条（K）', <LeftOutlined />)}
            <span className="figures">{place}</span>
            {step(1, '下一条（J）', <RightOutlined />)}
            {doc && (
              <Link to={doc.routes.detail(task.bizId)} aria-label="打开详情页">
                <ExportOutlined />
              </Link>
            )}
            <Button type="text" icon={<CloseOutlined />} aria-label="关闭" onClick={onClose} />
          </span>
        </div>
        {facts}
      </div>
    </header>
  )
}

/** What the document looks like, where it has a picture at all. */
function TaskPicture({ task, doc }: Pick<TaskHeadProps, 'task' | 'doc'>) {
  const { data } = useQuery({
    queryKey: [doc?.bizType, 'detail', task.bizId],
    queryFn: () => doc && documentCalls(doc).detail(task.bizId),
    enabled: doc?.picture !== undefined,
  })
  return doc?.picture && <Thumb src={data && doc.picture(data)} size={52} />
}
