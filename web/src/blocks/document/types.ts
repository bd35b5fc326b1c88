/** What the server answers about an approval document, whatever module it belongs to. */

export type DocumentStatus =
  | 'NOT_STARTED'
  | 'CREATED'
  | 'APPROVING'
  | 'REJECTED'
  | 'APPROVED'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'CANCELLED_BY_ZHAOSHANG'

/** What every row of a list and every detail has; the module's own fields stand beside it. */
export interface DocumentHead {
  id: number
  code: string
  title: string
  status: DocumentStatus
  apprStep: string
  round: number
  rowVersion: number
  /** The operations that the server would accept from this user now. */
  actions: string[]
  createdBy: number
  createdByName: string
  createdDate: string
  lastModifiedDate: string
  submitDate: string | null
  companyId: number
  companyName: string
}

export type Values = Record<string, unknown>

export type DocumentRow = DocumentHead & Values

export type DocumentDetail = DocumentHead &
  Values & {
    process: { steps: ProcessStep[]; logs: ProcessLogEntry[] }
    versions: Version[]
    rejectInfo?: RejectInfo
    /** The open task, if the caller may see it. */
    task?: TaskHead
  }

export interface ProcessStep {
  step: string
  stepName: string
  roleCode: string
  roleName: string
  status: 'NOT_STARTED' | 'APPROVING' | 'APPROVED' | 'REJECTED' | 'CANCELLED'
  handlerName: string | null
  date: string | null
  opinion: string | null
  costHours: number | null
  dueDate: string | null
  overtime: boolean
}

export interface ProcessLogEntry {
  id: number
  round: number
  step: string
  stepName: string
  action: string
  actionLabel: string
  operatorName: string
  roleCode: string | null
  opinion: string | null
  /** Labels, not codes. */
  rejectReasons: string[]
  date: string
  costHours: number | null
}

export interface Version {
  logId: number
  versionNo: number
  round: number
  changeType: string
  keyChanged: boolean
  changedFields: string[]
  operatorName: string
  remark: string | null
  date: string
}

export interface RejectedField {
  field: string
  label: string
  remark: string
  /** The owner has changed it since. */
  changed: boolean
}

export interface RejectInfo {
  round: number
  step: string
  stepName: string
  operatorName: string
  date: string
  opinion: string
  reasons: string[]
  reasonCodes: string[]
  resubmitTo: 'START' | 'THIS_STEP'
  fields: RejectedField[]
}

export interface TaskHead {
  id: number
  step: string
  stepName: string
  round: number
  assigneeId: number | null
  assigneeName: string | null
  dueDate: string
  overtime: boolean
  canDecide: boolean
  batchable: boolean
  bizRowVersion: number
}

export interface Diff {
  from: VersionHead
  to: VersionHead
  groups: { group: string; items: DiffItem[] }[]
  stats: { added: number; removed: number; changed: number; keyChanged: number }
}

export interface VersionHead {
  logId: number | null
  versionNo: number | null
  round: number
  operatorName: string
  date: string
  status?: string
}

export interface DiffFile {
  fileId: number
  fileName: string
  url: string
  change: 'added' | 'removed' | 'kept'
}

export interface DiffItem {
  path: string
  label: string
  type: 'text' | 'money' | 'rate' | 'number' | 'dict' | 'bool' | 'date' | 'files' | 'row'
  kind: 'added' | 'removed' | 'changed' | 'same'
  before: unknown
  after: unknown
  beforeText: string
  afterText: string
  /** `-5.59%` */
  delta?: string
  key: boolean
  /** Heading of a list row, its natural key. */
  row?: string
  files?: DiffFile[]
}

export interface Task {
  id: number
  workflowType: string
  bizType: string
  bizId: number
  bizCode: string
  bizTitle: string
  companyId: number
  companyName: string
  liveRoom: string
  step: string
  stepName: string
  round: number
  roleCode: string
  roleName: string
  assigneeId: number | null
  assigneeName: string | null
  status: string
  opinion: string | null
  rejectReasonCodes: string[]
  rejectFields: { field: string; remark: string }[]
  arriveDate: string
  submitDate: string
  dueDate: string
  overtime: boolean
  finishedByName: string | null
  finishedDate: string | null
  /** The document's. */
  rowVersion: number
  summary: { label: string; value: string }[]
  batchable: boolean
  canDecide: boolean
  actions: string[]
}

export type TaskView = 'todo' | 'done' | 'started' | 'cc'
