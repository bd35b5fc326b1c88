/** Paths as the server writes them: `skus[0].livePagePrice`, `offerAttrs.filingNo`. Pure. */

const stepsOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean)

/** The field that the form itself knows: `skus`. */
export const rootOf = (path: string) => /^[^.[]*/.exec(path)?.[0] ?? path

/** What stands at the place; undefined where the way to it ends early. */
export function valueAt(values: unknown, path: string): unknown {
  let at: unknown = values
  for (const step of stepsOf(path)) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Record<string, unknown>)[step]
  }
  return at
}

/** The row that the path leads through, so that it is known again after others have gone. */
export function rowAt(values: unknown, path: string): unknown {
  const row = /^[^.[]+\[\d+\]/.exec(path)?.[0]
  const found = row === undefined ? undefined : valueAt(values, row)
  if (typeof found !== 'object' || found === null) return undefined
  const { token, id } = found as { token?: unknown; id?: unknown }
  return token ?? id
}
