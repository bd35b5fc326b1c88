import { useEffect } from 'react'
import { Face } from './face'
import { replaceWith } from './navigate'
import type { PageProps } from './start'

/**
 * Where an outside login returns to (S2-02): hands its query to the portal's window that opened
 * it, or, opened alone, takes it to /token-login itself. It never meets the address bar again.
 */
export function AuthRedirect({ query }: PageProps) {
  useEffect(() => {
    if (!isOurs(window.opener)) return replaceWith('/token-login', { query })
    window.opener.postMessage({ type: 'auth-redirect', query: query.toString() }, location.origin)
    window.close()
  }, [query])
  return <Face tone="wait" title="正在返回" text="请稍候，此窗口会自动关闭。" />
}

/** Another site's window throws when its address is read. */
function isOurs(opener: Window | null): opener is Window {
  try {
    return opener !== null && opener.location.origin === location.origin
  } catch {
    return false
  }
}
