/**
 * An approval document is declared once: what it is called, where its API lies,
 * which form it has and which screens show it. List, form, detail and the approval
 * desk all work from this declaration.
 */
import type { ComponentType, ReactNode } from 'react'
import type { FormFields } from '../../api/facts'
import type { CallPath } from '../../api/http'
import type { FormParts } from '../form/form-parts'
import type { Question } from './actions'
import type { FormFacts } from './facts'
import type { DocumentDetail, DocumentHead } from './types'

export interface ModuleAction {
  label: string
  danger?: true
  /** Posted to a path of its name with the row's version; without it the module itself acts. */
  event?: { done: string; ask: Question }
}

/** A place of a form that the approver finds fault with. */
export interface Mark {
  field: string
  /** What people call the place, where no fact of the form does. */
  label?: string
  remark: string
}

/** A place inside a field that the facts do not name. */
export type Place = Pick<Mark, 'field'> & { label: string }

export interface ReviewProps<D = DocumentDetail> {
  detail: D
  /** What the approver has marked so far; the rejection takes it over. */
  marks: readonly Mark[]
  onMarks: (marks: Mark[]) => void
  /** Whether the reader decides this task. */
  decidable: boolean
}

/** Something of the module's own that an approver looks at before deciding. */
export interface DeskTab<D = DocumentDetail> {
  key: string
  label: string
  /** Behind the label: how much there is to look at. */
  Count?: ComponentType<{ detail: D }>
  Panel: ComponentType<{ detail: D }>
  /** Behind the history instead of before it. */
  last?: true
}

/** What a step asks for once, for all that pass it together. */
export interface BatchStep {
  parts: (many: number) => FormParts
}

/** As a module declares it, with its own answers. */
export interface Declaration<D extends DocumentDetail = DocumentDetail> {
  bizType: string
  workflowType: string
  /** The dictionary of its states, where the field has words of its own for them. */
  statuses?: string
  /** `店铺申请`: stands in titles, questions and empty lists. */
  name: string
  /** What making one is called, where not 新建. */
  making?: string
  api: CallPath
  /** What a new one is posted to, after `api`. */
  createPath: '' | `/${string}`
  /** What an existing one is put to, after `api`; left out, the body alone says which. */
  updatePath?: (id: number) => `/${string}`
  facts: FormFacts
  /** The field that names it while it is written. */
  titleField: string
  codes: { create: string; export?: string; import?: string }
  /** The states of a company out of use in which it may write these all the same. */
  openWhile?: readonly string[]
  routes: {
    list: string
    create: string
    edit: (id: number) => string
    detail: (id: number) => string
  }
  /** Its API does one thing to many at once, under `/batch/{action}`. */
  batch?: true
  /** Operations beside the common ones or in place of them, by their name in `actions[]`. */
  actions?: Readonly<Record<string, ModuleAction>>
  /** Fields whose text is not in their own value: a reference shows its name. */
  show?: Readonly<Record<string, (detail: D) => ReactNode>>
  /** Fields that only the machine reads. */
  unseen?: readonly string[]
  /** Some of its fields are kept back and open one at a time, by a call that is recorded. */
  keepsBack?: true
  /** What it looks like, for the head of the desk. */
  picture?: (detail: D) => string | null
  /** Its fields as they are read, where groups of label and value do not do them justice. */
  Content?: ComponentType<{ detail: D }>
  /** Shown on the desk in place of the fields, where they alone do not show what is decided. */
  Review?: ComponentType<ReviewProps<D>>
  /** A hook: places inside its fields that an approver marks by themselves. */
  usePlaces?: (detail: D) => readonly Place[]
  /** The forms of its steps, by the step's code. */
  stepForms?: Readonly<Record<string, FormFields>>
  /** What is special about them. */
  stepParts?: Readonly<Record<string, (detail: D) => FormParts>>
  /** The steps that many may pass at once, by their code. */
  batchSteps?: Readonly<Record<string, BatchStep>>
  /** Tabs of its own on the desk. */
  deskTabs?: readonly DeskTab<D>[]
  /** What the rows of its lists are called, by what a diff calls them. */
  rowNames?: (detail: D) => Readonly<Record<string, string>>
  /** What an approver sees beside the entered fields: the licence, the certificate. */
  beside?: (detail: D) => ReactNode
  /** What stands in the second line of the head. */
  meta?: (detail: D) => string[]
}

/** As lists, forms and the desk take any of them: what is its own they hand back to it. */
export interface DocumentType<
  R extends DocumentHead = DocumentHead,
  D extends DocumentDetail = DocumentDetail,
> extends Declaration {
  /** What its list and its detail answer; for the compiler alone. */
  readonly answers?: { row: R; detail: D }
}

/** The one place where a document of one kind becomes one of any. */
export const defineDocument = <
  R extends DocumentHead = DocumentHead,
  D extends DocumentDetail = DocumentDetail,
>(
  declaration: Declaration<D>,
) => declaration as unknown as DocumentType<R, D>

export const statusesOf = ({ statuses = 'WorkflowStatus' }: Pick<Declaration, 'statuses'>) =>
  statuses

/** 新建店铺申请 */
export const makingOf = ({ making = '新建', name }: Pick<Declaration, 'making' | 'name'>) =>
  `${making}${name}`

export const titleOf = ({ title, code }: Pick<DocumentHead, 'title' | 'code'>) => title || code
