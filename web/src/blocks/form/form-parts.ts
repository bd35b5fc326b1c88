/** What a form adds to its facts: all that is special about it. */
import type { ReactElement, ReactNode } from 'react'
import type { Anchor } from '../../design/anchor-rail'
import type { PreCheck } from '../../design/pre-check-panel'
import type { FieldFact } from '../document/facts'
import type { DocumentDetail, Values } from '../document/types'
import type { Conditions } from './field-state'
import type { Problem } from './problems'
import type { RowParts } from './rows-field'

/** Writes several fields of the form at once. */
export type Put = (change: Values) => void

/** How the form stands, for what is shown beside it. */
export interface Situation {
  put: Put
  go: (path: string) => void
  /** All that the submission would be refused for now. */
  found: readonly Problem[]
  required: readonly FieldFact[]
  missing: readonly FieldFact[]
  /** What was refused at a place that no field of the page shows. */
  elsewhere: readonly Problem[]
}

/** What is special about one group of fields. */
export interface GroupParts {
  columns?: 2 | 3
  hint?: ReactNode
  /** Links at the right of its title. */
  extra?: ReactNode
  /** Stands over its fields, or in place of them. */
  lead?: (values: Values) => ReactNode
  /** In place of what its fields say of themselves in the rail. */
  state?: Anchor['state'] | null
}

export interface FormParts {
  /** What a new document begins with. */
  initial?: Values
  /** Controls in place of those that the kind of a field asks for. */
  controls?: Readonly<Record<string, (field: FieldFact, values: Values, put: Put) => ReactElement>>
  /** Fields over the whole width that would not be by their kind. */
  wide?: readonly string[]
  /** Names in place of those of the facts, where a control shows more than its own field. */
  labels?: Readonly<Record<string, string>>
  /** Fields whose control brings its own labels and says itself what is wrong in it. */
  bare?: readonly string[]
  /** Fields whose control shows the marks of its places itself. */
  tells?: readonly string[]
  /** Fields that are kept and sent, but have no control of their own. */
  silent?: (name: string) => boolean
  /** Fields that may be read but not changed. */
  locked?: (name: string) => boolean
  /** Texts in which a run of digits deserves the same look as in a figure. */
  codes?: readonly string[]
  groups?: Readonly<Record<string, GroupParts>>
  /** When the fields are required that the server requires under a condition. */
  when?: Conditions
  /** Fields that make no sense with these values; they are not sent either. */
  hidden?: (name: string, values: Values) => boolean
  /** Checks beside those of the facts, by field; the text says what is wrong. Without a goal it is being typed. */
  checks?: Readonly<
    Record<
      string,
      (value: unknown, values: Values, goal?: 'draft' | 'submit') => string | undefined
    >
  >
  /** What is wrong inside a field that is a form or a list itself, by the path of the place. */
  inner?: Readonly<
    Record<string, (value: unknown, values: Values, goal: 'draft' | 'submit') => readonly Problem[]>
  >
  /** What a change of one field brings with it. */
  react?: (change: Values, values: Values) => Values | undefined
  /** What is special about the rows of a list. */
  rows?: Readonly<Record<string, RowParts>>
  /** Other words for a tick, by field: with the figures that it is about. */
  words?: Readonly<Record<string, string>>
  /** A sentence under a field. */
  hints?: Readonly<Record<string, (values: Values) => ReactNode>>
  /** What the server says in advance; a BLOCK holds the submission back. */
  preChecks?: (values: Values) => readonly PreCheck[]
  /** Names of fields in which a forbidden word stands. */
  forbidden?: readonly string[]
  /** Cards of its own in the right rail. */
  side?: (values: Values, situation: Situation) => ReactNode
  /** In place of the card that lists what is still to do. */
  todo?: (values: Values, situation: Situation) => ReactNode
  /** Stands over the form. */
  notice?: ReactNode | ((values: Values, situation: Situation) => ReactNode)
  /**
   * In place of draft, check and submission: it is saved as it stands while somebody else decides on it.
   * Every save is a version, so none is made by itself.
   */
  amends?: {
    label: string
    /** Whether nothing more is to be done; otherwise the form stays open. */
    whole(saved: DocumentDetail): boolean
    /** What is said of a save, with the number of places that are still open. */
    done: (whole: boolean, left: number) => string
  }
  /** What people call a marked place inside a field that the server only knows as a whole. */
  placeName?: (path: string) => string | undefined
  /** The second half of the head line. */
  head?: (values: Values) => ReactNode
  /** A new document may be created by the save that runs by itself. */
  autocreate?: boolean
  /** The last touch to what is sent; what it waits for is waited for. */
  dress?: (sent: Values) => Promise<Values>
  /** What the page keeps of the server's answer beside the answer itself: names for rows that were new. */
  adopt?: (answer: Values, sent: Values, typed: Values) => { base: Values; change: Values }
  /** Asks the server what it thinks of a saved document; answers whether nothing stands in the way. */
  examine?(saved: DocumentDetail): Promise<boolean>
}
