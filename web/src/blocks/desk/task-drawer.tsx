/** One task: its document, what changed, its history, and the decision. No mask: the list stays in use. */
import {
  CloseOutlined,
  DownOutlined,
  ExportOutlined,
  LeftOutlined,
  RightOutlined,
  UpOutlined,
} from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Tabs } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CopyText } from '../../design/copy-text'
import { DictTag } from '../../design/dict-tag'
import { DictText } from '../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../design/faces'
import { Card } from '../../design/page'
import { PHONE_BELOW, useNarrower } from '../../design/use-media'
import { DocumentLog, DocumentSteps } from '../detail/process'
import { ReadGroups } from '../detail/read-groups'
import { changedCount } from '../diff/diff-model'
import { documentCalls, documentKeys } from '../document/calls'
import type { DocumentType } from '../document/document'
import type { DocumentDetail, Task } from '../document/types'
import { documentOf } from '../documents'
import { DecisionBar } from './decision-bar'
import { TaskChanges, useChanges } from './task-changes'
import styles from './task-drawer.module.css'
import { Due } from './task-row'

interface TaskDrawerProps {
  task: Task
  /** `2 / 7` */
  place: string
  onStep: (by: 1 | -1) => void
  onClose: () => void
  /** Decided: on to the next one, or away. */
  onGone: () => void
  next: boolean
  onNext: (next: boolean) => void
}

export function TaskDrawer(props: TaskDrawerProps) {
  const { task } = props
  const doc = documentOf(task.bizType)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  usePlaceUnderTopBar(panel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another task is another page to read from its top
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [task.id])
  return (
    <section ref={panel} className={styles.drawer} aria-labelledby="task-title">
      <Head {...props} heading={heading} doc={doc} />
      {doc ? (
        <Opened key={task.id} {...props} doc={doc} />
      ) : (
        <EmptyFace title="这类单据暂不能在此处理" text="请在对应的模块中打开。" />
      )}
    </section>
  )
}

interface HeadProps extends TaskDrawerProps {
  heading: React.RefObject<HTMLHeadingElement | null>
  doc: DocumentType | undefined
}

function Head({ task, place, onStep, onClose, heading, doc }: HeadProps) {
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
          {title}
          {facts}
          <Due task={task} />
        </header>
      </>
    )
  }
  return (
    <header className={styles.head}>
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
    </header>
  )
}

function Opened(props: TaskDrawerProps & { doc: DocumentType }) {
  const { task, doc, next, onNext, onGone } = props
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.detail(doc, task.bizId),
    queryFn: () => documentCalls(doc).detail(task.bizId),
  })
  if (error) return <ErrorFace title={`${doc.name}没有加载出来`} error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={6} />
  return (
    <>
      <Body doc={doc} detail={data} />
      {task.actions.length > 0 && (
        <DecisionBar
          doc={doc}
          task={task}
          detail={data}
          next={next}
          onNext={onNext}
          onGone={onGone}
        />
      )}
    </>
  )
}

type TabKey = 'content' | 'changes' | 'history'

function Body({ doc, detail }: { doc: DocumentType; detail: DocumentDetail }) {
  const [chosen, setChosen] = useState<TabKey | null>(null)
  const changes = useChanges(doc, detail)
  const count = changes.data ? changedCount(changes.data) : 0
  // A document with changes opens on them; until they are known nothing is shown that would jump.
  const waiting = chosen === null && changes.isLoading
  const shown = chosen ?? (count > 0 ? 'changes' : 'content')
  const { logs } = detail.process
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <DocumentSteps detail={detail} />
        <Tabs
          activeKey={shown}
          onChange={(key) => setChosen(key as TabKey)}
          items={[
            { key: 'content', label: '单据' },
            { key: 'changes', label: count > 0 ? `差异 ${count}` : '差异' },
            { key: 'history', label: `历史 ${logs.length}` },
          ]}
        />
      </div>
      <div className={styles.cards}>
        {waiting && <LoadingFace rows={4} />}
        {!waiting && shown === 'content' && (
          <ReadGroups facts={doc.facts} values={detail} show={doc.show} />
        )}
        {!waiting && shown === 'changes' && <TaskChanges doc={doc} detail={detail} />}
        {!waiting && shown === 'history' && (
          <Card>
            <DocumentLog logs={logs} />
          </Card>
        )}
      </div>
    </div>
  )
}

/** The bar's height depends on what stands over it; the drawer begins where the work area does. */
function usePlaceUnderTopBar(panel: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = () => {
      const work = document.getElementById('main')?.parentElement
      const top = work?.getBoundingClientRect().top ?? 0
      panel.current?.style.setProperty('--drawer-top', `${top}px`)
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [panel])
}
