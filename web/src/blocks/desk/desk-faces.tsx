/** What stands around the tasks: the kinds of documents that wait, and the words where nothing does. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { EmptyFace, NoResultFace } from '../../design/faces'
import { StatusTabs } from '../../design/list-tabs'
import { filterWords } from '../../design/search-fields'
import { dictLabel, useDictionary } from '../../state/dictionary'
import { POLL_MS } from '../../state/polls'
import { taskCalls, taskKeys } from './calls'
import { DESK_SEARCH, type Desk, searchOf } from './desk-state'

/** One tab for every kind of document that waits, with its count. */
export function KindTabs({ desk: { state, view, search } }: { desk: Desk }) {
  const items = useDictionary((dictionary) => dictionary.items)
  const query = searchOf(view, state)
  const { data = {} } = useQuery({
    queryKey: taskKeys.counts(query),
    queryFn: () => taskCalls.counts(query),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
  const chosen = String(state.filters.type ?? '')
  const kinds = Object.keys(data).filter((kind) => (data[kind] ?? 0) > 0 || kind === chosen)
  const all = Object.values(data).reduce((sum, count) => sum + count, 0)
  return (
    <StatusTabs
      label="单据类型"
      value={chosen}
      onChange={(type) => search({ type: type || undefined })}
      items={[
        { key: '', label: '全部', count: all },
        ...kinds.map((kind) => ({
          key: kind,
          label: dictLabel(items, 'WorkflowType', kind),
          count: data[kind],
        })),
      ]}
    />
  )
}

export function NoTasks({ desk: { state, view, search } }: { desk: Desk }) {
  const items = useDictionary((dictionary) => dictionary.items)
  const { type, ...rest } = state.filters
  const kind = type
    ? [{ name: 'type', label: '类型', text: dictLabel(items, 'WorkflowType', String(type)) }]
    : []
  const words = filterWords(DESK_SEARCH, rest, (dict, value) => dictLabel(items, dict, value))
  const filters = [...kind, ...words]
  const drop = (names: readonly string[]) =>
    search(Object.fromEntries(names.map((name) => [name, undefined])))
  if (filters.length > 0)
    return (
      <NoResultFace
        what="任务"
        filters={filters}
        onClear={() => drop(filters.map(({ name }) => name))}
        onDrop={(name) => drop([name])}
      />
    )
  if (view === 'all')
    return <EmptyFace title="没有待办任务" text="所有角色未处理的审批都会出现在这里。" />
  return view === 'todo' ? (
    <EmptyFace title="没有待办任务" text="分配给你或所在角色的审批会出现在这里，并按时限排序。" />
  ) : (
    <EmptyFace
      title={view === 'done' ? '还没有处理过任务' : '没有征询'}
      text={
        view === 'done' ? '你处理过的审批会留在这里备查。' : '同事征询你意见的单据会出现在这里。'
      }
    />
  )
}
