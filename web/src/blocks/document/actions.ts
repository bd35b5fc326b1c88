/** The operations that documents share. Which of them show is the server's decision, row by row. */
import type { DocumentEvent } from './calls'
import type { DocumentType } from './document'

export type Common = {
  label: string
  danger?: true
} & (
  | { kind: 'open'; to: (doc: DocumentType, id: number) => string }
  | { kind: 'event'; event: DocumentEvent | (string & {}); done: string; ask?: Question }
  | { kind: 'delete' }
)

export interface Question {
  title: (name: string) => string
  text?: string
  /** Asked for a reason: at least so many characters; 0 means that it may stay empty. */
  reason?: { label: string; min: number; max: number }
}

/** A document's address may name it by a parameter already. */
const withTab = (path: string, tab: string) => `${path}${path.includes('?') ? '&' : '?'}tab=${tab}`

/** In the order in which they stand in a row: what one most likely wants comes first. */
export const COMMON_ACTIONS: Readonly<Record<string, Common>> = {
  edit: { label: '编辑', kind: 'open', to: (doc, id) => doc.routes.edit(id) },
  detail: { label: '详情', kind: 'open', to: (doc, id) => doc.routes.detail(id) },
  submit: {
    label: '提交',
    kind: 'event',
    event: 'submit',
    done: '提交成功',
    ask: { title: (name) => `提交“${name}”？`, text: '提交后进入审批，审批开始前可以撤回。' },
  },
  withdraw: {
    label: '撤回',
    kind: 'event',
    event: 'withdraw',
    done: '已撤回',
    ask: {
      title: (name) => `撤回“${name}”？`,
      text: '撤回后可以继续修改，再重新提交。',
      reason: { label: '撤回原因', min: 0, max: 255 },
    },
  },
  abandonChange: {
    label: '放弃变更',
    danger: true,
    kind: 'event',
    event: 'abandon-change',
    done: '已放弃变更',
    ask: { title: (name) => `放弃“${name}”的变更？`, text: '变更内容不再保留，已生效的内容不变。' },
  },
  urge: { label: '催办', kind: 'event', event: 'urge', done: '已催办' },
  version: {
    label: '版本',
    kind: 'open',
    to: (doc, id) => withTab(doc.routes.detail(id), 'versions'),
  },
  log: { label: '日志', kind: 'open', to: (doc, id) => withTab(doc.routes.detail(id), 'log') },
  copy: { label: '复制', kind: 'open', to: (doc, id) => `${doc.routes.create}?from=${id}` },
  cancel: {
    label: '作废',
    danger: true,
    kind: 'event',
    event: 'cancel',
    done: '已作废',
    ask: {
      title: (name) => `作废“${name}”？`,
      text: '作废后不能恢复，也不能再提交。',
      reason: { label: '作废原因', min: 1, max: 255 },
    },
  },
  bdCancel: {
    label: '取消',
    danger: true,
    kind: 'event',
    event: 'bd-cancel',
    done: '已取消',
    ask: {
      title: (name) => `取消“${name}”？`,
      text: '取消后商家不能再修改和提交，未完成的审批一并关闭。',
      reason: { label: '取消原因', min: 5, max: 255 },
    },
  },
  delete: { label: '删除', danger: true, kind: 'delete' },
}

/** What follows the module's own operations: looking back, and what cannot be undone. */
const LAST = ['version', 'log', 'copy', 'cancel', 'bdCancel', 'delete']

/** The row's operations in our order; what belongs to the approval desk is not among them. */
export function rowActions(doc: DocumentType, allowed: readonly string[]): string[] {
  const first = Object.keys(COMMON_ACTIONS).filter((action) => !LAST.includes(action))
  // An own operation of a common name takes the place that the module gives it.
  const known = new Set([...first, ...Object.keys(doc.actions ?? {}), ...LAST])
  return [...known].filter((action) => allowed.includes(action))
}
