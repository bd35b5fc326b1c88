/** How a diff is laid out: rows of a list gathered under their heading, files paired. Pure. */
import type { Diff, DiffFile, DiffItem } from '../document/types'

/** A field by itself, or the changed fields of one list row. */
export type DiffBlock =
  | { kind: 'field'; item: DiffItem }
  | { kind: 'row'; row: string; items: DiffItem[] }

export function diffBlocks(items: readonly DiffItem[]): DiffBlock[] {
  const blocks: DiffBlock[] = []
  for (const item of items) {
    const last = blocks.at(-1)
    if (item.row === undefined) blocks.push({ kind: 'field', item })
    else if (last?.kind === 'row' && last.row === item.row) last.items.push(item)
    else blocks.push({ kind: 'row', row: item.row, items: [item] })
  }
  return blocks
}

export type FileMark = 'added' | 'removed' | 'replaced' | 'kept'

export interface FilePair {
  before?: DiffFile
  after?: DiffFile
  mark: FileMark
}

/** What left and what came in its place stand side by side; what stayed comes first. */
export function filePairs(files: readonly DiffFile[]): FilePair[] {
  const kept = files.filter(({ change }) => change === 'kept')
  const removed = files.filter(({ change }) => change === 'removed')
  const added = files.filter(({ change }) => change === 'added')
  const changed = Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]]
    const mark: FileMark = before && after ? 'replaced' : before ? 'removed' : 'added'
    return { before, after, mark }
  })
  return [...kept.map((file): FilePair => ({ before: file, after: file, mark: 'kept' })), ...changed]
}

export const changedCount = ({ stats }: Diff) => stats.added + stats.removed + stats.changed

export const groupCount = (items: readonly DiffItem[]) =>
  items.filter(({ kind }) => kind !== 'same').length

export interface Trend {
  direction: 'up' | 'down'
  /** `5.59%`, without its sign: the arrow says it. */
  amount: string
  /** A lower price is good news for the buyer, a higher one needs a look; other figures are neither. */
  tone: 'good' | 'careful' | 'plain'
}

export function trend({ type, kind, before, after, delta }: DiffItem): Trend | null {
  if (kind !== 'changed' || typeof before !== 'number' || typeof after !== 'number') return null
  if (before === after) return null
  const direction = after > before ? 'up' : 'down'
  const points = `${Math.abs(after - before).toFixed(2)} 个百分点`
  const amount = type === 'rate' ? points : (delta ?? '').replace(/^[-+−]/, '')
  const price = direction === 'down' ? 'good' : 'careful'
  return amount ? { direction, amount, tone: type === 'money' ? price : 'plain' } : null
}
