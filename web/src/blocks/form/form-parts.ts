/** What a form adds to its facts: all that is special about it. */
import type { ReactElement, ReactNode } from 'react'
import type { PreCheck } from '../../design/pre-check-panel'
import type { FieldFact } from '../document/facts'
import type { Values } from '../document/types'
import type { Conditions } from './field-state'
import type { RowParts } from './rows-field'

export interface FormParts {
  /** What a new document begins with. */
  initial?: Values
  /** Controls in place of those that the kind of a field asks for. */
  controls?: Readonly<Record<string, (field: FieldFact, values: Values) => ReactElement>>
  /** When the fields are required that the server requires under a condition. */
  when?: Conditions
  /** Fields that make no sense with these values; they are not sent either. */
  hidden?: (name: string, values: Values) => boolean
  /** Checks beside those of the facts, by field; the text says what is wrong. */
  checks?: Readonly<Record<string, (value: unknown, values: Values) => string | undefined>>
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
  /** Cards of its own in the right rail. */
  side?: (values: Values) => ReactNode
}
