/** The error catalogue (S8): which text a failed call shows, decided in one place. */
import { t } from '../i18n/texts'

export interface FieldError {
  field: string
  label?: string
  message: string
}

/** The body of a refusal, `application/problem+json`. */
export interface Problem {
  title?: string
  status?: number
  message?: string
  error?: string
  errorKey?: string
  path?: string
  code?: number
  requestId?: string
  captchaRequired?: boolean
  fieldErrors?: FieldError[]
}

export class HttpError extends Error {
  override name = 'HttpError'
  constructor(
    /** 0 when no answer came. */
    readonly status: number,
    readonly problem: Problem,
    readonly requestId: string | undefined,
    message: string,
  ) {
    super(message)
  }
}

/** A call that was given up on purpose; shown nowhere (S8-06). */
export class CancelledError extends Error {
  override name = 'CancelledError'
  constructor() {
    super(t('http.cancelled'))
  }
}

export function errorText(status: number, problem: Problem): string {
  const generic = t('http.badRequest', { status })
  switch (status) {
    case 400:
    case 401:
    case 404:
    case 405:
      return problem.title || generic
    case 403:
      return t('http.forbidden')
    case 500:
      return t('http.server')
    default:
      return problem.error || problem.message || generic
  }
}

/** What a page may say about anything that was thrown at it. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t('http.server')
