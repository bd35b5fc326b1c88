/** One task: its document, what changed, its history, and the decision. No mask: the list stays in use. */
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { EmptyFace, ErrorFace, LoadingFace } from '../../design/faces'
import { Card } from '../../design/page'
import { Opening } from '../detail/kept-back'
import { DocumentLog, DocumentSteps } from '../detail/process'
import { ReadGroups } from '../detail/read-groups'
import { changedCount } from '../diff/diff-model'
import { documentCalls, documentKeys, doorOf } from '../document/calls'
import type { DeskTab, DocumentType, Mark, ReviewProps } from '../document/document'
import { useDocumentType } from '../document/registry'
import { DecisionBar } from './decision-bar'
import { TaskChanges, useChanges } from './task-changes'
import styles from './task-drawer.module.css'
import { TaskHead, type TaskHeadProps } from './task-head'

interface TaskDrawerProps extends Omit<TaskHeadProps, 'heading' | 'doc'> {
  /** Decided: on to the next one, or away. */
  onGone: () => void
  next: boolean
  onNext: (next: boolean) => void
}

export function TaskDrawer(props: TaskDrawerProps) {
  const { task } = props
  const { doc, known, error, refetch } = useDocumentType(task.bizType)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  usePlaceUnderTopBar(panel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another task is another page to read from its top
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [task.id])
  return (
    <section ref={panel} className={styles.drawer} aria-labelledby="task-title">
      <TaskHead {...props} heading={heading} doc={doc} />
      {doc && <Opened key={task.id} {...props} doc={doc} />}
      {!doc && error && <ErrorFace title="单据加载失败" error={error} onRetry={refetch} />}
      {!doc && !error && known && <LoadingFace rows={6} />}
      {!known && <EmptyFace title="这类单据暂不能在此处理" text="请在对应的模块中打开。" />}
    </section>
  )
}

function Opened(props: TaskDrawerProps & { doc: DocumentType }) {
  const { task, doc, next, onNext, onGone } = props
  const { data, error, refetch } = useQuery({
    queryKey: documentKeys.detail(doc, task.bizId),
    queryFn: () => documentCalls(doc).detail(task.bizId),
  })
  const [marks, setMarks] = useState<Mark[]>([])
  if (error) return <ErrorFace title={`${doc.name}加载失败`} error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={6} />
  return (
    <>
      <Body
        doc={doc}
        detail={data}
        marks={marks}
        onMarks={setMarks}
        decidable={task.actions.includes('reject')}
      />
      {task.actions.length > 0 && (
        <DecisionBar
          doc={doc}
          task={task}
          detail={data}
          marks={marks}
          next={next}
          onNext={onNext}
          onGone={onGone}
        />
      )}
    </>
  )
}

function Body({ doc, ...review }: ReviewProps & { doc: DocumentType }) {
  const { detail } = review
  const [chosen, setChosen] = useState<string | null>(null)
  const changes = useChanges(doc, detail)
  const count = changes.data ? changedCount(changes.data) : 0
  // A document with changes opens on them; until they are known nothing is shown that would jump.
  const waiting = chosen === null && changes.isLoading
  const shown = chosen ?? (count > 0 && !doc.Review ? 'changes' : 'content')
  const { logs } = detail.process
  const own = doc.deskTabs ?? []
  const Panel = own.find(({ key }) => key === shown)?.Panel
  const tabOf = ({ key, label, Count }: DeskTab) => ({
    key,
    label: (
      <>
        {label} {Count && <Count detail={detail} />}
      </>
    ),
  })
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <DocumentSteps detail={detail} />
        <Tabs
          activeKey={shown}
          onChange={setChosen}
          items={[
            { key: 'content', label: '单据' },
            { key: 'changes', label: count > 0 ? `差异 ${count}` : '差异' },
            ...own.filter(({ last }) => !last).map(tabOf),
            { key: 'history', label: `历史 ${logs.length}` },
            ...own.filter(({ last }) => last).map(tabOf),
          ]}
        />
      </div>
      <div className={styles.cards}>
        {waiting && <LoadingFace rows={4} />}
        {!waiting && shown === 'content' && !doc.Review && (
          <>
            {doc.beside?.(detail)}
            {doc.Content ? (
              <Suspense fallback={<LoadingFace rows={4} />}>
                <doc.Content detail={detail} />
              </Suspense>
            ) : (
              <Opening path={doorOf(doc, detail)} decides={detail.task?.canDecide}>
                <ReadGroups facts={doc.facts} values={detail} show={doc.show} unseen={doc.unseen} />
              </Opening>
            )}
          </>
        )}
        {!waiting && shown === 'content' && doc.Review && (
          <Suspense fallback={<LoadingFace rows={4} />}>
            <doc.Review {...review} />
          </Suspense>
        )}
        {!waiting && Panel && (
          <Suspense fallback={<LoadingFace rows={4} />}>
            <Panel detail={detail} />
          </Suspense>
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
