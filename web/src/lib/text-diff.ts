/** The difference of two texts, for version diffs: by words of Latin and figures, by character in Chinese. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this many cells the table would cost more than the reader gains. */
const MAX_CELLS = 1_000_000

export function diffText(before: string, after: string): DiffPart[] {
  const a = words(before)
  const b = words(after)
  const head = commonLength(a, b)
  const tail = commonLength(a.slice(head).reverse(), b.slice(head).reverse())
  const middleA = a.slice(head, a.length - tail)
  const middleB = b.slice(head, b.length - tail)
  const parts: DiffPart[] = [
    { kind: 'same', text: a.slice(0, head).join('') },
    ...middle(middleA, middleB),
    { kind: 'same', text: a.slice(a.length - tail).join('') },
  ]
  return joined(parts)
}

/** `SPF50+` and `60.5` stay whole; so does a run of spaces. */
const words = (text: string) =>
  text.match(/[A-Za-z0-9]+(?:[.,%+/-][A-Za-z0-9]+)*[%+]?|\s+|./gsu) ?? []

function commonLength(a: readonly string[], b: readonly string[]): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Longest common subsequence; only the middle that differs comes here. */
function middle(a: string[], b: string[]): DiffPart[] {
  const removed: DiffPart = { kind: 'removed', text: a.join('') }
  const added: DiffPart = { kind: 'added', text: b.join('') }
  if (a.length * b.length > MAX_CELLS) return [removed, added]
  const width = b.length + 1
  const table = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: a[i] ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' })
      j += 1
    }
  }
  return parts
}

/** Neighbours of one kind become one part; what was removed stands before what was added. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const out: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) out.push({ kind: 'removed', text: removed })
    if (added) out.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of parts) {
    if (!text) continue
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = out.at(-1)
      if (last?.kind === 'same') last.text += text
      else out.push({ kind, text })
    }
  }
  flush()
  return out
}
