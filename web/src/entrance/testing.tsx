/** What the tests of this folder share: a page in its real frame, and a server to ask. */
import '../design/tokens.css'
import './entrance.css'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Frame } from './frame'

/** With frame and styles, so that what moves or hides in the browser does so in the test. */
export const openPage = (page: ReactNode) => render(page, { wrapper: Frame })

export interface Call {
  path: string
  query: URLSearchParams
  body: Record<string, unknown> | undefined
  authorization: string | null
}

type Answers = Record<string, (call: Call) => Response | Promise<Response>>

/** Answers by path, and remembers what it was asked. */
export function fakeServer(answers: Answers) {
  const calls: Call[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.origin)
    const call: Call = {
      path: url.pathname.replace('/services/admin/api/', ''),
      query: url.searchParams,
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      authorization: new Headers(init?.headers).get('Authorization'),
    }
    calls.push(call)
    const answer = answers[call.path]
    return answer ? answer(call) : new Response(null, { status: 404 })
  })
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) }
}

export const ok = (body: object) => Response.json(body)

export const refuse = (status: number, errorKey: string, title: string, more: object = {}) =>
  Response.json(
    { status, errorKey, title, message: title, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )
