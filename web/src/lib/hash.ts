/** A place inside the portal, as the hash of the address names it (S2-01). */
export interface Place {
  /** begins with a slash and does not end with one, but for `/` itself */
  path: string
  query: URLSearchParams
}

export function readHash(hash: string): Place {
  const text = hash.replace(/^#/, '')
  const at = text.indexOf('?')
  const path = at < 0 ? text : text.slice(0, at)
  return {
    path: `/${path.replace(/^\/|\/$/g, '')}`,
    query: new URLSearchParams(at < 0 ? '' : text.slice(at + 1)),
  }
}
