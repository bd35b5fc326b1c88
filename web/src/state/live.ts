/**
 * One stream for all windows of a browser. The window that holds the lock reads it and
 * tells the others; when that window goes, the next one takes over. A browser without
 * locks, and a stream that fails, leave the poll of every minute in its place.
 */
import { create } from 'zustand'
import { readStream, type UnreadNews } from '../api/stream'
import { queryClient } from './query'

interface LiveState {
  /** News come by themselves: nobody need ask. */
  live: boolean
}

export const useLive = create<LiveState>(() => ({ live: false }))

/** The server says something every 25 s at least. */
const SILENCE_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

type Told = { kind: 'news'; news: UnreadNews } | { kind: 'live'; live: boolean } | { kind: 'hello' }

interface Following {
  userId: number
  /** What came while nobody looked is told once, by the window in front. */
  onFresh: (news: UnreadNews['fresh']) => void
}

/** Follows the messages of this user until the returned function is called. */
export function follow({ userId, onFresh }: Following): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return () => undefined
  const stop = new AbortController()
  const others = new BroadcastChannel(`portal-messages-${userId}`)
  const take = (news: UnreadNews) => {
    queryClient.setQueryData(['unread'], news.counts)
    queryClient.invalidateQueries({ queryKey: ['messages'] })
    if (news.fresh.length > 0) {
      // A message tells of something that has moved: what is opened next is asked for again, what waits is counted anew.
      queryClient.invalidateQueries({ refetchType: 'none' })
      queryClient.invalidateQueries({ queryKey: ['todos'] })
    }
    if (news.fresh.length > 0 && document.visibilityState === 'visible') onFresh(news.fresh)
  }
  const say = (told: Told) => {
    others.postMessage(told)
    if (told.kind === 'live') useLive.setState({ live: told.live })
    if (told.kind === 'news') take(told.news)
  }
  let known: UnreadNews | undefined
  others.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'news') take(data.news)
    if (data.kind === 'live') useLive.setState({ live: data.live })
    // A new window hears where things stand from the one that knows.
    if (data.kind === 'hello' && known) {
      others.postMessage({ kind: 'live', live: true } satisfies Told)
      others.postMessage({ kind: 'news', news: { ...known, fresh: [] } } satisfies Told)
    }
  }
  others.postMessage({ kind: 'hello' } satisfies Told)
  const remember = (news: UnreadNews | undefined) => {
    known = news
  }
  navigator.locks
    .request(`portal-stream-${userId}`, { signal: stop.signal }, () =>
      lead(say, remember, stop.signal),
    )
    .catch(() => undefined)
  return () => {
    stop.abort()
    others.close()
    useLive.setState({ live: false })
  }
}

/** Reads the stream again and again, as long as this window has the lock. */
async function lead(
  say: (told: Told) => void,
  remember: (news: UnreadNews | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId = ''
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENCE_MS)
    const end = await readStream({
      lastId,
      signal: AbortSignal.any([signal, silence.signal]),
      onAlive: () => {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_MS)
        pause = FIRST_PAUSE_MS
      },
      onNews: (news, id) => {
        lastId = id
        remember(news)
        say({ kind: 'live', live: true })
        say({ kind: 'news', news })
      },
    }).catch(() => 'ended' as const)
    clearTimeout(timer)
    if (signal.aborted) return
    remember(undefined)
    say({ kind: 'live', live: false })
    // The usual call says what is the matter with the session, and the shell acts on it.
    if (end === 'refused') {
      await queryClient.refetchQueries({ queryKey: ['unread'] })
      return
    }
    await sleep(pause, signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
