/** How a diff is laid out: rows of a list gathered under their heading, files paired. Pure. */
import { changeOf, formatFigure, formatMoney } from '../../lib/money'
import type { Diff, DiffFile, DiffItem } from '../document/types'

/** A field by itself, or the changed fields of one list row. */
export type DiffBlock =
  | { kind: 'field'; item: DiffItem }
  | { kind: 'row'; row: string; items: DiffItem[] }

export function diffBlocks(items: readonly DiffItem[]): DiffBlock[] {
  const blocks: DiffBlock[] = []
  for (const item of items) {
    const last = blocks.at(-1)
    if (!item.row) blocks.push({ kind: 'field', item })
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
  return [
    ...kept.map((file): FilePair => ({ before: file, after: file, mark: 'kept' })),
    ...changed,
  ]
}

export const changedCount = ({ stats }: Diff) => stats.added + stats.removed + stats.changed

export const groupCount = (items: readonly DiffItem[]) =>
  items.filter(({ kind }) => kind !== 'same').length

export interface Trend {
  /** `↓¥10.00（−7.75%）` */
  text: string
  /** A lower price is good news for the buyer, a higher one needs a look; other figures are neither. */
  tone: 'good' | 'careful' | 'plain'
}

export function trend({ type, kind, before, after }: DiffItem): Trend | undefined {
  if (kind !== 'changed' || typeof before !== 'number' || typeof after !== 'number') return
  const change = changeOf(before, after, type === 'money' ? formatMoney : formatFigure)
  if (!change) return
  if (type === 'rate') {
    const points = Math.abs(after - before).toFixed(2)
    return { text: `${change.direction === 'down' ? '↓' : '↑'}${points} 个百分点`, tone: 'plain' }
  }
  const price = change.direction === 'down' ? 'good' : 'careful'
  return { text: change.text, tone: type === 'money' ? price : 'plain' }
}
