/** What the server answers about an approval document, whatever module it belongs to. */
import type { components } from '../../api/schema.gen'

type Schemas = components['schemas']

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
    process: Schemas['Process']
    versions: Version[]
    rejectInfo?: RejectInfo
    task?: Schemas['TaskHead']
  }

export type ProcessStep = Schemas['ProcessStep']
export type ProcessLogEntry = Schemas['ProcessLog']
export type Version = Schemas['Version']
export type RejectInfo = Schemas['RejectInfo']
export type RejectedField = Pick<Schemas['RejectMark'], 'field' | 'label' | 'remark' | 'changed'>
export type Diff = Schemas['Diff']
export type DiffItem = Schemas['DiffItem']
export type DiffFile = Schemas['FileChange']
export type VersionHead = Schemas['VersionHead']
export type Task = Schemas['Task']

export type TaskView = 'todo' | 'done' | 'started' | 'cc'
