import { expect, test } from 'vitest'
import { type SseEvent, sseReader } from './sse'

function read(...pieces: string[]): SseEvent[] {
  const events: SseEvent[] = []
  const push = sseReader((event) => events.push(event))
  pieces.forEach(push)
  return events
}

test('A15-1 an event is read however it is cut', () => {
  const text = 'event: unread\nid: 7\ndata: {"a":1}\n\n:\n\nevent: unread\ndata: x\ndata: y\n\n'
  const whole = read(text)
  expect(whole).toEqual([
    { id: '7', event: 'unread', data: '{"a":1}' },
    { id: '7', event: 'unread', data: 'x\ny' },
  ])
  expect(read(...text)).toEqual(whole)
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(whole)
})

test('comments and what has not ended are no events', () => {
  expect(read(': ping\n\n', 'data: not yet\n')).toEqual([])
})
