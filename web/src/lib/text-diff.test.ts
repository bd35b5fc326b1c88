import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DiffPart, diffText } from './text-diff'

const short = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])

test.each([
  ['满 100 减 20', '满 100 减 30', '满 100 减 [-20][+30]'],
  ['花植防晒乳', '花植清透隔离防晒乳', '花植[+清透隔离]防晒乳'],
  ['SPF50+ 60ml', 'SPF30+ 60ml', '[-SPF50+][+SPF30+] 60ml'],
  ['48小时内', '24小时内', '[-48][+24]小时内'],
  ['一样', '一样', '一样'],
  ['', '新增', '[+新增]'],
  ['删去', '', '[-删去]'],
  ['', '', ''],
])('%s → %s reads %s', (before, after, shown) => {
  expect(short(diffText(before, after)).join('')).toBe(shown)
})

test('both texts can be read back from their difference', () => {
  const text = fc.string({ unit: fc.constantFrom(...'花植面霜，12.5%ab \n😀') })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffText(before, after)
      const read = (left: string) =>
        parts
          .filter(({ kind }) => kind !== left)
          .map((part) => part.text)
          .join('')
      expect(read('added')).toBe(before)
      expect(read('removed')).toBe(after)
    }),
  )
})

test('two long texts that share nothing end at once', () => {
  const parts = diffText('甲'.repeat(20_000), '乙'.repeat(20_000))
  expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
