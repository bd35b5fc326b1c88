import { expect, test } from 'vitest'
import type { DiffFile, DiffItem } from '../document/types'
import { diffBlocks, filePairs, trend } from './diff-model'

const item = (given: Partial<DiffItem>): DiffItem => ({
  path: 'x',
  label: '页面价',
  type: 'money',
  kind: 'changed',
  before: 189,
  after: 169,
  beforeText: '¥189.00',
  afterText: '¥169.00',
  delta: '-10.58%',
  key: false,
  files: [],
  ...given,
})

test('the changed fields of a list row stand under its natural key', () => {
  const blocks = diffBlocks([
    item({ path: 'name' }),
    item({ path: 'skus[A].price', row: 'A' }),
    item({ path: 'skus[A].stock', row: 'A' }),
    item({ path: 'skus[B]', row: 'B' }),
  ])
  expect(
    blocks.map((block) => (block.kind === 'row' ? [block.row, block.items.length] : 'field')),
  ).toEqual(['field', ['A', 2], ['B', 1]])
})

test('a file that went and one that came at its place are a replacement', () => {
  const file = (fileId: number, change: DiffFile['change']): DiffFile => ({
    fileId,
    fileName: `${fileId}.jpg`,
    url: '',
    change,
  })
  const files = [file(1, 'removed'), file(2, 'kept'), file(3, 'added'), file(4, 'added')]
  const pairs = filePairs(files).map(({ before, after, mark }) => [
    before?.fileId,
    after?.fileId,
    mark,
  ])
  expect(pairs).toEqual([
    [2, 2, 'kept'],
    [1, 3, 'replaced'],
    [undefined, 4, 'added'],
  ])
})

test('S9-10 a price that falls is good news, one that rises needs a look, a rate moves in points', () => {
  expect(trend(item({}))).toEqual({ text: '↓¥20.00（−10.58%）', tone: 'good' })
  expect(trend(item({ after: 199 }))?.tone).toBe('careful')
  expect(trend(item({ type: 'number', before: 12000, after: 9000 }))).toEqual({
    text: '↓3,000（−25.00%）',
    tone: 'plain',
  })
  expect(trend(item({ type: 'rate', before: 16, after: 18 }))).toEqual({
    text: '↑2.00 个百分点',
    tone: 'plain',
  })
  expect(trend(item({ kind: 'added', before: null }))).toBeUndefined()
})
