/**
 * Two people wrote the same document. Field by field, what did each of them change
 * since both began with the same version? Pure.
 */
import type { FieldFact, FormFacts } from '../document/facts'
import { orderedFields } from '../document/facts'
import type { Values } from '../document/types'

export type Side = 'mine' | 'theirs'

export interface Difference {
  field: FieldFact
  mine: unknown
  theirs: unknown
  /** Both changed it; otherwise only one did, and that one's value is proposed. */
  both: boolean
  proposed: Side
}

export function differences(
  facts: FormFacts,
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  return orderedFields(facts).flatMap((field) => {
    const [began, own, other] = [base[field.name], mine[field.name], theirs[field.name]]
    if (sameValue(own, other)) return []
    const changedMine = !sameValue(began, own)
    const changedTheirs = !sameValue(began, other)
    return {
      field,
      mine: own,
      theirs: other,
      both: changedMine && changedTheirs,
      proposed: changedMine ? 'mine' : 'theirs',
    }
  })
}

export const merged = (
  mine: Values,
  found: readonly Difference[],
  choice: Record<string, Side>,
): Values => ({
  ...mine,
  ...Object.fromEntries(
    found.map(({ field: { name }, proposed, mine: own, theirs }) => [
      name,
      (choice[name] ?? proposed) === 'mine' ? own : theirs,
    ]),
  ),
})

/** Files are the same by their id: their signed addresses change with every answer. */
export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  if (typeof value !== 'object') return value
  if ('fileId' in value) return { fileId: value.fileId }
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([x], [y]) => (x < y ? -1 : 1))
      .map(([name, inner]) => [name, plain(inner)] as const)
      // Left out and empty are the same to the server.
      .filter(([, inner]) => inner !== null),
  )
}
