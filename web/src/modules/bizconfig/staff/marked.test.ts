import { expect, test } from 'vitest'
import { marked } from './marked'

const text = '全网第一，原价99'

test('a text is cut at its hits', () => {
  const pieces = marked(text, [
    { start: 5, end: 7, level: 'WARN' },
    { start: 2, end: 4, level: 'BLOCK' },
  ])
  expect(pieces.map(({ words, level }) => [words, level])).toEqual([
    ['全网', undefined],
    ['第一', 'BLOCK'],
    ['，', undefined],
    ['原价', 'WARN'],
    ['99', undefined],
  ])
})

test('hits that overlap are one, at the worse level, and nothing is lost', () => {
  const pieces = marked(text, [
    { start: 0, end: 4, level: 'WARN' },
    { start: 2, end: 5, level: 'BLOCK' },
  ])
  expect(pieces[0]).toEqual({ at: 0, words: '全网第一，', level: 'BLOCK' })
  expect(pieces.map(({ words }) => words).join('')).toBe(text)
})
