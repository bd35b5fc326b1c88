/** What the desk shows, as the address says it: view, kind of document, search, and the open task. */
import { useSearchParams } from 'react-router'
import type { Params } from '../../api/params'
import { type SearchField, searchQuery } from '../../design/search-fields'
import { useCan } from '../../state/session'
import type { TaskView } from '../document/types'
import { type ListSpec, type ListState, pageQuery } from '../list/list-state'
import { useListState } from '../list/use-list-state'

/** Who hands tasks on sees all that are open, and decides none: that is what such a reader comes for. */
const REASSIGN = ['task_reassign']

const VIEWS: readonly { value: TaskView; label: string }[] = [
  { value: 'todo', label: '待办' },
  { value: 'all', label: '全部待办' },
  { value: 'done', label: '已办' },
  { value: 'cc', label: '征询' },
]

export const DESK_SEARCH: readonly SearchField[] = [
  { name: 'q', label: '单号、企业', kind: 'text' },
  {
    name: 'liveRoom',
    label: '直播间',
    kind: 'dict',
    dict: 'LiveRoom',
    multiple: true,
    // Beside the search it is one plain choice.
    operators: false,
  },
  { name: 'overtime', label: '是否超时', kind: 'yesNo' },
  { name: 'submitDate', label: '提交时间', kind: 'dateRange', time: true },
  { name: 'type', label: '类型', kind: 'text' },
]

const SPEC: ListSpec = { search: DESK_SEARCH, sorts: [], tabs: [] }

/** A document's number begins with two letters; anything else is part of a company's name. */
export const wordQuery = (word: string): Params =>
  /^[a-z]{1,2}\d/i.test(word) ? { bizCode: word } : { companyName: word }

/** Without the kind of document: the counts are asked for all kinds at once. */
export function searchOf(view: TaskView, { filters }: ListState): Params {
  const { q = '', type: _type, ...rest } = searchQuery(DESK_SEARCH, filters)
  return { view, ...rest, ...(q ? wordQuery(String(q)) : {}) }
}

export const tasksOf = (view: TaskView, state: ListState): Params => ({
  ...searchOf(view, state),
  ...pageQuery(state),
  'workflowType.in': String(state.filters.type ?? ''),
  sort: view === 'done' ? 'finishedDate,desc' : 'dueDate,asc',
})

export function useDesk() {
  const { state, change } = useListState(SPEC)
  const [params, setParams] = useSearchParams()
  const reassigns = useCan(REASSIGN)
  const views = VIEWS.filter(({ value }) => reassigns || value !== 'all')
  const first = reassigns ? 'all' : 'todo'
  const view = views.find(({ value }) => value === params.get('view'))?.value ?? first
  const open = Number(params.get('task')) || undefined
  /** Walking from task to task is not a way to go back through. */
  const put = (name: string, value: string | undefined) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return {
    state,
    view,
    views,
    open,
    search: (filters: ListState['filters']) =>
      change({ filters: { ...state.filters, ...filters } }),
    page: (page: number, size: number) => change({ page, size }),
    setView: (next: TaskView) => setParams(next === first ? {} : { view: next }),
    openTask: (id: number | undefined) => put('task', id ? String(id) : undefined),
  }
}

export type Desk = ReturnType<typeof useDesk>
