/** What keeps a form from being saved or submitted, field by field, in their order. Pure. */
import { type FormFacts, orderedFields } from '../document/facts'
import type { Values } from '../document/types'
import { isEmpty, isRequired, problemOf } from './field-state'
import type { FormParts } from './form-parts'

export interface Problem {
  /** A field's name, or the path of a place inside it: `skus[0].barcode`. */
  field: string
  message: string
  /** Nothing stands there yet, rather than something wrong. */
  missing?: boolean
}

type Special = Pick<FormParts, 'when' | 'hidden' | 'checks' | 'inner'>

export function visibleFields(facts: FormFacts, values: Values, { hidden }: Special) {
  return orderedFields(facts).filter(({ name }) => !hidden?.(name, values))
}

/** A draft may lack what only the submission needs, but what stands in it must be right. */
export function problems(
  facts: FormFacts,
  values: Values,
  special: Special,
  goal: 'draft' | 'submit',
): Problem[] {
  return visibleFields(facts, values, special).flatMap((field) => {
    const value = values[field.name]
    const needed =
      goal === 'draft' ? field.need === 'draft' : isRequired(field, values, special.when ?? {})
    const message =
      problemOf(field, value, needed) ??
      (isEmpty(value) && goal === 'draft'
        ? undefined
        : special.checks?.[field.name]?.(value, values, goal))
    return [
      ...(message === undefined ? [] : [{ field: field.name, message }]),
      ...(special.inner?.[field.name]?.(value, values, goal) ?? []),
    ]
  })
}

/**
 * What travels: the server takes a missing field as empty. Hidden fields do not travel: what
 * was typed before they went must not be kept.
 */
export const sentValues = (facts: FormFacts, values: Values, special: Special): Values =>
  Object.fromEntries(
    visibleFields(facts, values, special)
      .map(({ name }) => [name, values[name]] as const)
      .filter(([, value]) => value !== null && value !== undefined),
  )
