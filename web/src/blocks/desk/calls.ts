/** The calls of approval tasks, whatever document they belong to. */
import { type CallOptions, type CallPath, http } from '../../api/http'
import type { Params } from '../../api/params'
import { once } from '../document/calls'
import type { Task } from '../document/types'

const quiet: CallOptions = { hideMask: true, hideError: true }
const tasks = (rest = ''): CallPath => `workflow/api/tasks${rest}`

export interface Rejection {
  opinion: string
  rejectReasonCodes: string[]
  rejectFields: { field: string; remark: string }[]
  resubmitTo: 'START' | 'THIS_STEP'
}

/** A task with the state of its document. */
export type TaskPair = Pick<Task, 'id' | 'rowVersion'>

export interface Candidate {
  id: number
  nameCn: string
}

export interface RoleHead {
  roleCode: string
  roleName: string
}

export interface BatchResult {
  id: number
  ok: boolean
  message?: string | null
}

const pairs = (chosen: readonly TaskPair[]) =>
  chosen.map(({ id, rowVersion }) => ({ id, rowVersion }))

/** The desk itself says what a refused decision means. */
const decide = <T>(task: Task, what: string, body: object) =>
  http.post<T>(tasks(`/${task.id}/${what}`), body, { hideError: true, ...once() })

export const taskCalls = {
  list: (query: Params) => http.page<Task>(tasks(), { ...quiet, query }),
  counts: (query: Params) =>
    http.get<Record<string, number>>(tasks('/counts'), { ...quiet, query }),
  one: (id: number) => http.get<Task>(tasks(`/${id}`), quiet),
  candidates: (task: Task) => http.get<Candidate[]>(tasks(`/${task.id}/candidates`), quiet),
  roles: (task: Task) => http.get<RoleHead[]>(tasks(`/${task.id}/roles`), quiet),
  claim: (task: Task) => decide<Task>(task, 'claim', { rowVersion: task.rowVersion }),
  approve: (task: Task, rowVersion: number, opinion?: string, form?: object) =>
    decide<Task>(task, 'approve', { opinion, rowVersion, form }),
  reject: (task: Task, rowVersion: number, rejection: Rejection) =>
    decide<Task>(task, 'reject', { ...rejection, rowVersion }),
  transfer: (task: Task, rowVersion: number, userId: number, opinion?: string) =>
    decide<Task>(task, 'transfer', { userId, opinion, rowVersion }),
  comment: (task: Task, text: string, roleCode?: string) =>
    decide<unknown>(task, 'comment', { text, roleCode }),
  // Without a key, which stands for one transaction: here each task is one, and its own state guards it.
  approveAll: (chosen: readonly TaskPair[], opinion?: string, form?: object) =>
    http.post<BatchResult[]>(
      tasks('/batch-approve'),
      { tasks: pairs(chosen), opinion, form },
      { hideError: true },
    ),
  rejectAll: (chosen: readonly TaskPair[], rejection: Omit<Rejection, 'rejectFields'>) =>
    http.post<BatchResult[]>(
      tasks('/batch-reject'),
      { tasks: pairs(chosen), ...rejection },
      { hideError: true },
    ),
}

export const taskKeys = {
  all: ['tasks'] as const,
  list: (query: Params) => ['tasks', 'list', query] as const,
  counts: (query: Params) => ['tasks', 'counts', query] as const,
  one: (id: number) => ['tasks', 'one', id] as const,
  candidates: (id: number) => ['tasks', 'candidates', id] as const,
  roles: (id: number) => ['tasks', 'roles', id] as const,
}
