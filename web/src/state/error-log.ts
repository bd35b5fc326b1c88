/** Errors of the client itself: shown in the top bar, sent to the server in production (S8-13). */
import { create } from 'zustand'
import { calls } from '../api/calls'
import { CancelledError, HttpError } from '../api/errors'

export interface LoggedError {
  id: number
  message: string
  stack?: string
  route: string
  time: number
}

const MAX_KEPT = 50

export const useErrorLog = create<{ errors: LoggedError[] }>(() => ({ errors: [] }))

let nextId = 1

export function logError(error: unknown, send = import.meta.env.PROD): void {
  // Refusals and given-up calls are the server's answers, not faults of the client.
  if (error instanceof HttpError || error instanceof CancelledError) return
  const entry: LoggedError = {
    id: nextId++,
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
    // Without the query: it may carry names that somebody searched for.
    route: location.hash.split('?')[0] ?? '',
    time: Date.now(),
  }
  useErrorLog.setState(({ errors }) => ({ errors: [entry, ...errors].slice(0, MAX_KEPT) }))
  if (!send) return
  const { message, stack, route } = entry
  calls
    .reportError({ message: message.slice(0, 500), stack: stack?.slice(0, 4000), url: route })
    .catch(() => {
      // Reporting must never make more errors.
    })
}

export const clearErrorLog = () => useErrorLog.setState({ errors: [] })

export function watchErrors(): void {
  addEventListener('error', (event) => logError(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => logError(event.reason))
}
