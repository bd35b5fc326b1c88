/** Moving groups and attributes of a template about. Pure: a template is never changed, only made anew. */
import type { Attribute, Group } from './calls'

/** A place in a template; no field: the group itself. */
export interface Place {
  group: number
  field?: number
}

export const keyOf = ({ group, field }: Place) =>
  field === undefined ? `${group}` : `${group}.${field}`

export const placeOf = (key: string): Place => {
  const [group, field] = key.split('.').map(Number)
  return { group: group ?? 0, field }
}

const fieldsOf = (group: Group | undefined): Attribute[] => group?.fields ?? []

/** Puts what stands at `from` before `to`; onto a group means at its end. */
export function moved(groups: readonly Group[], from: Place, to: Place): Group[] {
  if (from.field === undefined) {
    const one = groups[from.group]
    if (!one) return [...groups]
    const at = to.group > from.group ? to.group - 1 : to.group
    return groups.toSpliced(from.group, 1).toSpliced(at, 0, one)
  }
  const attribute = fieldsOf(groups[from.group])[from.field]
  if (!attribute) return [...groups]
  const taken = groups.map((group, at) =>
    at === from.group ? { ...group, fields: fieldsOf(group).toSpliced(from.field ?? 0, 1) } : group,
  )
  const within = from.group === to.group && to.field !== undefined && to.field > from.field
  return taken.map((group, at) => {
    if (at !== to.group) return group
    const fields = fieldsOf(group)
    const place = to.field === undefined ? fields.length : to.field - (within ? 1 : 0)
    return { ...group, fields: fields.toSpliced(place, 0, attribute) }
  })
}

/** Changes the attribute at a place, adds one at the end of a group, or takes one away. */
export function withField(
  groups: readonly Group[],
  { group, field }: Place,
  attribute: Attribute | null,
): Group[] {
  return groups.map((one, at) => {
    if (at !== group) return one
    const fields = fieldsOf(one)
    if (field === undefined) return { ...one, fields: attribute ? [...fields, attribute] : fields }
    return { ...one, fields: fields.toSpliced(field, 1, ...(attribute ? [attribute] : [])) }
  })
}
