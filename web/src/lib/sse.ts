/** Server-sent events, piece by piece as they arrive. Pure. */

export interface SseEvent {
  id: string
  event: string
  data: string
}

/** Reads what was pushed so far; a comment counts as a sign of life and is no event. */
export function sseReader(onEvent: (event: SseEvent) => void) {
  let rest = ''
  let event = fresh()
  const line = (text: string) => {
    if (text === '') {
      if (event.data) onEvent({ ...event, data: event.data.slice(0, -1) })
      event = fresh(event.id)
      return
    }
    const at = text.indexOf(':')
    const name = at < 0 ? text : text.slice(0, at)
    const value = at < 0 ? '' : text.slice(at + 1).replace(/^ /, '')
    if (name === 'id') event.id = value
    if (name === 'event') event.event = value
    if (name === 'data') event.data += `${value}\n`
  }
  return (piece: string) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const text of lines) line(text)
  }
}

const fresh = (id = ''): SseEvent => ({ id, event: 'message', data: '' })
