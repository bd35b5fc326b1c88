/** `GET admin/api/message-stream`, read with fetch so that the token stays out of the address. */
import { sseReader } from '../lib/sse'
import type { components } from './schema.gen'
import { storage } from './storage'

type Schemas = components['schemas']

/** The data of an `unread` event. */
export interface UnreadNews {
  counts: Schemas['MessageTypeCount'][]
  /** What came since the last one, newest first. */
  fresh: Schemas['MessageLocationLog'][]
}

interface Listening {
  lastId: string
  onNews: (news: UnreadNews, id: string) => void
  /** Anything came, if only a comment. */
  onAlive: () => void
  signal: AbortSignal
}

export type StreamEnd = 'ended' | 'refused'

/** Resolves when the stream is over; rejects when it could not be reached. */
export async function readStream({
  lastId,
  onNews,
  onAlive,
  signal,
}: Listening): Promise<StreamEnd> {
  const token = storage.token.get()
  const answer = await fetch('/services/admin/api/message-stream', {
    method: 'GET',
    headers: {
      Accept: 'text/event-stream',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(lastId ? { 'Last-Event-ID': lastId } : {}),
    },
    cache: 'no-store',
    signal,
  })
  if (answer.status === 401 || answer.status === 403) return 'refused'
  if (!answer.ok || !answer.body) throw new Error(`stream ${answer.status}`)
  const push = sseReader(({ event, id, data }) => {
    if (event === 'unread') onNews(JSON.parse(data) as UnreadNews, id)
  })
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  // Whoever stops listening must not be kept waiting for the next word.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return 'ended'
    onAlive()
    push(value)
  }
}
