/** What was found fault with at places inside a field: by the check, by the server, by a reviewer. */
import { createContext, use } from 'react'
import type { Values } from '../document/types'
import type { FieldMark } from './field-state'
import { sameValue } from './merge'
import { rootOf, rowAt, valueAt } from './paths'
import type { Problem } from './problems'

/** A problem with what stood there when it was found. */
export interface ShownProblem extends Problem {
  value: unknown
  row: unknown
}

export const shownAt = (found: readonly Problem[], values: Values): ShownProblem[] =>
  found.map((problem) => ({
    ...problem,
    value: valueAt(values, problem.field),
    row: rowAt(values, problem.field),
  }))

/** Said until the place is changed. */
export const stillShown = (shown: readonly ShownProblem[], values: Values) =>
  shown.filter(
    ({ field, value, row }) =>
      sameValue(valueAt(values, field), value) && rowAt(values, field) === row,
  )

interface Places {
  problems: readonly Problem[]
  marks: readonly FieldMark[]
  reviewer: string
}

export const PlacesContext = createContext<Places>({ problems: [], marks: [], reviewer: '' })

/** What concerns one field of the form. */
export function usePlaces(name: string): Places {
  const { problems, marks, reviewer } = use(PlacesContext)
  return {
    problems: problems.filter(({ field }) => rootOf(field) === name),
    marks: marks.filter(({ at }) => at === name),
    reviewer,
  }
}
