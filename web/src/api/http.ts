/**
 * The one way to the server. Knows neither React nor the kit, so that the login
 * page stays light; what the shell shows for a failure it says through `HttpUi`.
 */

import { t } from '../i18n/texts'
import { CancelledError, errorText, HttpError, type Problem } from './errors'
import { type Params, queryString } from './params'
import { fetchWithProgress } from './progress'
import { storage } from './storage'
import { viewHeader } from './viewing'

export const REQUEST_TIMEOUT_MS = 300_000

export type Service =
  | 'admin'
  | 'application'
  | 'datacenter'
  | 'fileservice'
  | 'product'
  | 'order'
  | 'workflow'
  | 'jd'
  | 'sn'
  | 'zkh'
  | 'purchase'
  | 'selection'
  | 'wms-workflow'
  | 'wms'
  | 'contract'
  | 'contract-workflow'
  | 'product-workflow'
  | 'rms-manager'
  | 'finance'
  | 'finance-workflow'
  | 'bizconfig'
  | 'selection-workflow'

/** `admin/api/account`: the service's name, then its path. */
export type CallPath = `${Service}/api/${string}`

export interface CallOptions {
  query?: Params
  body?: unknown
  /** A newer call to the same method and path cancels this one. */
  cancelDuplicate?: boolean
  hideMask?: boolean
  hideError?: boolean
  /** Send the query as it stands, uncleaned. */
  rawParams?: boolean
  /** As whoever is logged in, even where the window looks at a company. */
  asSelf?: boolean
  /** A temporary token in place of the session's (S7-42). */
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
  /** How much of the body has gone, in percent. */
  onProgress?: (percent: number) => void
}

export interface Page<T> {
  items: T[]
  total: number
  /** There are more than were counted. */
  more?: boolean
}

/** What the surroundings do about calls. Every part may be left out. */
export interface HttpUi {
  busy(calls: number): void
  error(text: string, error: HttpError): void
  sessionEnded(): void
  initialPassword(): void
}

let ui: Partial<HttpUi> = {}
export const setHttpUi = (next: Partial<HttpUi>) => {
  ui = next
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const http = {
  get: <T>(path: CallPath, options?: CallOptions) => json<T>('GET', path, options),
  post: <T>(path: CallPath, body?: unknown, options?: CallOptions) =>
    json<T>('POST', path, { ...options, body }),
  put: <T>(path: CallPath, body?: unknown, options?: CallOptions) =>
    json<T>('PUT', path, { ...options, body }),
  delete: <T>(path: CallPath, options?: CallOptions) => json<T>('DELETE', path, options),

  /** A list with its total, which travels in a header. */
  async page<T>(path: CallPath, options?: CallOptions): Promise<Page<T>> {
    const answer = await call('GET', path, options)
    return {
      items: (await answer.json()) as T[],
      total: Number(answer.headers.get('X-Total-Count') ?? 0),
      ...(answer.headers.get('X-Total-More') === 'true' && { more: true }),
    }
  },

  async blob(path: CallPath, options?: CallOptions): Promise<Blob> {
    return (await call('GET', path, options)).blob()
  },

  /** A file that is made of what is sent. */
  async made(path: CallPath, body: unknown, options?: CallOptions): Promise<Blob> {
    return (await call('POST', path, { ...options, body })).blob()
  },
}

async function json<T>(method: Method, path: CallPath, options?: CallOptions): Promise<T> {
  const answer = await call(method, path, options)
  const text = await answer.text()
  return (text ? JSON.parse(text) : undefined) as T
}

const running = new Map<string, AbortController>()
let calls = 0

async function call(method: Method, path: CallPath, options: CallOptions = {}): Promise<Response> {
  const cancel = new AbortController()
  const key = `${method} ${path}`
  if (options.cancelDuplicate) {
    running.get(key)?.abort(new CancelledError())
    running.set(key, cancel)
  }
  const counted = !options.hideMask
  if (counted) ui.busy?.(++calls)
  try {
    return await send(method, path, options, cancel.signal)
  } finally {
    if (counted) ui.busy?.(--calls)
    if (running.get(key) === cancel) running.delete(key)
  }
}

async function send(
  method: Method,
  path: CallPath,
  options: CallOptions,
  cancelled: AbortSignal,
): Promise<Response> {
  const token = options.token ?? storage.token.get()
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const given = options.signal ? [options.signal] : []
  const reach = options.onProgress ? fetchWithProgress(options.onProgress) : fetch
  let answer: Response
  try {
    answer = await reach(
      `/services/${path}${queryString(options.query ?? {}, options.rawParams)}`,
      {
        method,
        signal: AbortSignal.any([cancelled, timeout, ...given]),
        ...encoded(options.body),
        headers: {
          ...encoded(options.body).headers,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(options.asSelf ? {} : viewHeader()),
          ...options.headers,
        },
      },
    )
  } catch {
    if (cancelled.aborted || options.signal?.aborted) throw new CancelledError()
    const text = timeout.aborted ? t('http.timeout') : t('http.network')
    throw shown(new HttpError(0, {}, undefined, text), options)
  }
  const problem = await problemOf(answer)
  if (!problem) return answer
  throw refused(answer, problem, options, token)
}

function encoded(body: unknown): { body?: BodyInit; headers?: Record<string, string> } {
  if (body === undefined) return {}
  // The browser writes the boundary of form data itself.
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

/** The refusal in an answer, if it is one: a bad status, or `code: 401` in a good one (S8-01). */
async function problemOf(answer: Response): Promise<Problem | null> {
  const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false
  if (answer.ok && !isJson) return null
  const body: unknown = isJson
    ? await answer
        .clone()
        .json()
        .catch(() => null)
    : null
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Problem
  return answer.ok && problem.code !== 401 ? null : problem
}

function refused(
  answer: Response,
  problem: Problem,
  options: CallOptions,
  token: string | null,
): HttpError {
  const requestId = problem.requestId ?? answer.headers.get('X-Request-Id') ?? undefined
  const error = new HttpError(
    answer.status,
    problem,
    requestId,
    problem.code === 401 ? problem.title || t('http.expired') : errorText(answer.status, problem),
  )
  if (problem.code === 401) {
    // Late answers to a token that was dropped since (password change, logout)
    // and to a temporary one say nothing about the present session.
    if (token && token === storage.token.get()) ui.sessionEnded?.()
    return error
  }
  if (problem.errorKey === 'auth.initialPwd') {
    ui.initialPassword?.()
    return error
  }
  return shown(error, options)
}

function shown(error: HttpError, options: CallOptions): HttpError {
  if (!options.hideError) ui.error?.(error.message, error)
  return error
}
