/** A text cut at its hits, so that a page can colour them. Pure. */
interface Hit {
  start: number
  end: number
  level: string
}

interface Piece {
  at: number
  words: string
  /** The level of the hit; none between hits. */
  level?: string
}

/** Hits that overlap are shown as one, at the worse level. */
export function marked(text: string, hits: readonly Hit[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, level } of hits.toSorted((one, other) => one.start - other.start)) {
    const last = pieces.at(-1)
    if (start < at && last?.level) {
      last.words += text.slice(at, Math.max(at, end))
      if (level === 'BLOCK') last.level = level
    } else {
      if (start > at) pieces.push({ at, words: text.slice(at, start) })
      pieces.push({ at: start, words: text.slice(start, end), level })
    }
    at = Math.max(at, end)
  }
  if (at < text.length) pieces.push({ at, words: text.slice(at) })
  return pieces
}
