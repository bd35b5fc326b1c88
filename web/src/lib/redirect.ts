/**
 * Where the portal may send someone who asked for `raw` (S2-03, S2-04).
 *
 * Give it the value as `URLSearchParams` returns it, that is decoded once; it is never decoded
 * again for use. Whatever is not clearly a path inside the portal becomes `/`.
 */
export function safeRedirect(raw: string | null | undefined): string {
  if (!raw || raw.length > MAX_LENGTH || FORBIDDEN.test(raw)) return HOME
  const [path = '', query] = splitOnce(raw, '?')
  if (!isInside(path)) return HOME

  const target = path.replace(/\/$/, '')
  if (target === REDIRECT || target.startsWith(`${REDIRECT}/`)) {
    const rest = path.slice(REDIRECT.length)
    return safeRedirect(query === undefined ? rest : `${rest}?${query}`)
  }
  // An entrance page would bounce a logged-in user straight back: a loop.
  return isEntrance(target) ? HOME : raw
}

/** The light pages before a session; `main.ts` loads them without the kit. */
const ENTRANCE_PATHS = [
  '/login',
  '/token-login',
  '/auth-redirect',
  '/resetPasswordInit',
  '/resetPasswordFinish',
]

export function isEntrance(path: string): boolean {
  return ENTRANCE_PATHS.includes(path)
}

const HOME = '/'
const REDIRECT = '/redirect'
const MAX_LENGTH = 2000

// Control characters, and the invisible ones that make an address read as another.
// Browsers read a backslash as a slash; a second `#` would start a new fragment.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\#]/

const SEGMENTS = /^(\/[^/]+)*\/?$/

/** The path must hold as it stands and however often some later reader decodes it. */
function isInside(path: string): boolean {
  for (let form = path, rounds = 0; rounds < 5; rounds += 1) {
    if (!isPlainPath(form)) return false
    const next = decode(form)
    if (next === undefined) return false
    if (next === form) return true
    form = next
  }
  return false
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || !SEGMENTS.test(path) || FORBIDDEN.test(path)) return false
  return path.split('/').every((segment) => segment !== '.' && segment !== '..')
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
