/** What changed between the two sides of an audit entry. Pure. */
import type { components } from '../../../api/schema.gen'

export type AuditRow = components['schemas']['AuditRow']

export interface Change {
  path: string
  before: string
  after: string
  /** Both sides are the same. */
  same: boolean
}

/** One line for every member, nested ones by their path; what is the same comes last. */
export function auditChanges(before: unknown, after: unknown): Change[] {
  const old = flatten(before)
  const next = flatten(after)
  const paths = [...new Set([...old.keys(), ...next.keys()])]
  const changes = paths.map((path) => {
    const [one = '', other = ''] = [old.get(path), next.get(path)]
    return { path, before: one, after: other, same: one === other }
  })
  return [...changes.filter(({ same }) => !same), ...changes.filter(({ same }) => same)]
}

function flatten(value: unknown, path = '', into = new Map<string, string>()) {
  if (value === null || value === undefined) {
    if (path) into.set(path, '')
  } else if (typeof value === 'object') {
    const entries = Object.entries(value)
    if (entries.length === 0 && path) into.set(path, Array.isArray(value) ? '[]' : '{}')
    for (const [name, inner] of entries) {
      const step = Array.isArray(value) ? `[${name}]` : path ? `.${name}` : name
      flatten(inner, `${path}${step}`, into)
    }
  } else {
    into.set(path || '值', String(value))
  }
  return into
}
