/** What the server answers about an approval document, whatever module it belongs to. */
import type { UploadFile } from '../../api/files'
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
  status: string
  apprStep: string | null
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

export interface DocumentDetail extends DocumentHead {
  process: Schemas['Process']
  versions: Version[]
  rejectInfo?: RejectInfo
  task?: Schemas['TaskHead']
  /** What a pending change would make another. */
  pending?: Values
}

/** An answer's files have names and addresses, of which the form that is sent knows nothing. */
export type WithFiles<T, K extends keyof T> = Omit<T, K> & { [Name in K]: UploadFile[] }

/** By the names of fields: for what goes through all of them alike. */
export type Values = Record<string, unknown>

export const valuesOf = (answer: object): Values => answer as Values

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

export type TaskView = 'todo' | 'all' | 'done' | 'started' | 'cc'
