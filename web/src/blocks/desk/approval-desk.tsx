/** The approval desk: what waits for the reader, most urgent first, and the drawer to decide it in. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorFace, LoadingFace } from '../../design/faces'
import { Page } from '../../design/page'
import { Pager } from '../../design/pager'
import { routeTitle } from '../../i18n/texts'
import { useScreen } from '../../state/current-screen'
import { POLL_MS } from '../../state/polls'
import type { Task } from '../document/types'
import styles from './approval-desk.module.css'
import { taskCalls, taskKeys } from './calls'
import { KindTabs, NoTasks } from './desk-faces'
import { DeskSearch, isTaken } from './desk-search'
import { tasksOf, useDesk } from './desk-state'
import { TaskBatch } from './task-batch'
import { TaskDrawer } from './task-drawer'
import { TaskRow } from './task-row'

export function ApprovalDesk() {
  const { path, title } = useScreen()
  const desk = useDesk()
  const { state, view, open, openTask } = desk
  const query = tasksOf(view, state)
  const { data, error, refetch } = useQuery({
    queryKey: taskKeys.list(query),
    queryFn: () => taskCalls.list(query),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
  const [chosen, setChosen] = useState<readonly Task[]>([])
  const [next, setNext] = useState(true)
  const tasks = data?.items ?? []
  const at = tasks.findIndex(({ id }) => id === open)
  const current = useOpenTask(tasks[at], open, data !== undefined)

  const step = (by: 1 | -1) => {
    const to = tasks[at < 0 ? 0 : at + by]
    if (to) openTask(to.id)
  }
  const gone = () => openTask(next ? (tasks[at + 1] ?? tasks[at - 1])?.id : undefined)
  useDeskKeys({ next: () => step(1), previous: () => step(-1), close: () => openTask(undefined) })

  const place = `${at < 0 ? '-' : (state.page - 1) * state.size + at + 1} / ${data?.total ?? '-'}`
  return (
    <div className={open ? styles.beside : undefined}>
      <Page
        title={routeTitle(path, title)}
        actions={
          <Segmented
            aria-label="任务范围"
            options={desk.views}
            value={view}
            onChange={(value) => {
              setChosen([])
              desk.setView(value)
            }}
          />
        }
      >
        <section className={styles.card}>
          <KindTabs desk={desk} />
          <DeskSearch desk={desk} />
          <TaskBatch chosen={chosen} onChoose={setChosen} />
          {error ? (
            <ErrorFace
              title="任务加载失败"
              error={error}
              kept="筛选条件已保留。"
              onRetry={refetch}
            />
          ) : !data ? (
            <LoadingFace rows={6} />
          ) : tasks.length === 0 ? (
            <NoTasks desk={desk} />
          ) : (
            <ul aria-label="审批任务">
              {tasks.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  current={task.id === open}
                  onOpen={() => openTask(task.id)}
                  chosen={
                    view === 'todo' && task.batchable
                      ? chosen.some(({ id }) => id === task.id)
                      : undefined
                  }
                  onChoose={(add) =>
                    setChosen(add ? [...chosen, task] : chosen.filter(({ id }) => id !== task.id))
                  }
                />
              ))}
            </ul>
          )}
          {data && (
            <Pager page={state.page} size={state.size} total={data.total} onChange={desk.page} />
          )}
        </section>
      </Page>
      {current && (
        <TaskDrawer
          task={current}
          place={place}
          onStep={step}
          onClose={() => openTask(undefined)}
          onGone={gone}
          next={next}
          onNext={setNext}
        />
      )}
    </div>
  )
}

/** The open task. A link may name one that stands on no page of the list, or on none any more. */
function useOpenTask(listed: Task | undefined, open: number | undefined, known: boolean) {
  const { data } = useQuery({
    queryKey: taskKeys.one(open ?? 0),
    queryFn: () => taskCalls.one(open ?? 0),
    enabled: open !== undefined && known && listed === undefined,
  })
  if (open === undefined) return undefined
  return listed ?? (data?.id === open ? data : undefined)
}

interface DeskKeys {
  next: () => void
  previous: () => void
  close: () => void
}

/** J and K walk the list, Esc closes the drawer. */
function useDeskKeys(keys: DeskKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    if (event.key === 'j' || event.key === 'J') keys.next()
    else if (event.key === 'k' || event.key === 'K') keys.previous()
    else if (event.key === 'Escape') keys.close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
