import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '../testkit/server'
import { follow, useLive } from './live'
import { queryClient } from './query'

const STREAM = 'GET admin/api/message-stream'
const counts = (count: number) => [{ type: 'TODO', typeLabel: '待办提醒', count }]

/** A stream that stays open until the test says more. */
function openStream() {
  let push: (text: string) => void = () => undefined
  let end: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text))
      end = () => controller.close()
    },
  })
  const news = (count: number, fresh: unknown[] = []) =>
    push(
      `event: unread\nid: ${count}\ndata: ${JSON.stringify({ counts: counts(count), fresh })}\n\n`,
    )
  const answer = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  return { answer, news, end: () => end() }
}

const stops: (() => void)[] = []
const start = (onFresh = vi.fn()) => {
  const stop = follow({ userId: 201, onFresh })
  stops.push(stop)
  return { stop, onFresh }
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
})

test('A15-1 the stream tells every window of the browser, and only one of them reads it', async () => {
  const stream = openStream()
  const server = serve({ [STREAM]: () => stream.answer })
  const first = start()
  start()
  stream.news(3)
  await expect.poll(() => queryClient.getQueryData(['unread'])).toEqual(counts(3))
  expect(useLive.getState().live).toBe(true)
  stream.news(4, [{ id: 9, title: '新公告' }])
  await expect.poll(() => queryClient.getQueryData(['unread'])).toEqual(counts(4))
  await expect.poll(() => first.onFresh.mock.calls.length).toBe(1)
  expect(server.calls().filter((call) => call === STREAM)).toHaveLength(1)
})

test('a stream that ends is opened again, with the last it has heard', async () => {
  const [one, two] = [openStream(), openStream()]
  const answers = [one.answer, two.answer]
  const server = serve({ [STREAM]: () => answers.shift() })
  start()
  one.news(7)
  await expect.poll(() => useLive.getState().live).toBe(true)
  one.end()
  await expect.poll(() => useLive.getState().live).toBe(false)
  two.news(8)
  await expect
    .poll(() => queryClient.getQueryData(['unread']), { timeout: 5_000 })
    .toEqual(counts(8))
  expect(server.asked.at(-1)?.headers.get('Last-Event-ID')).toBe('7')
})

test('S2-13 nothing is read any more once it is stopped', async () => {
  const stream = openStream()
  serve({ [STREAM]: () => stream.answer })
  const { stop } = start()
  stream.news(1)
  await expect.poll(() => useLive.getState().live).toBe(true)
  stop()
  expect(useLive.getState().live).toBe(false)
})
