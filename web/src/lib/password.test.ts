import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BIZ_RULE,
  checkConfirm,
  checkCurrent,
  checkPassword,
  passwordChecks,
  STRONG_RULE,
} from './password'

const REFUSED = '密码不符合规则，请再次输入!'

describe('checkPassword', () => {
  it.each(['Demo@2026', 'abc123', '!!!!!1', 'abcdef!', 'a1'.repeat(7)])(
    'S5-03 accepts %s',
    (password) => {
      expect(checkPassword(password, BIZ_RULE)).toBeUndefined()
    },
  )

  it.each([
    ['five characters', 'abc12'],
    ['fifteen characters (A01-6)', 'abcdefgh1234567'],
    ['only digits', '12345678'],
    ['only letters', 'abcdEFGH'],
    ['only symbols', '!@#$%^&*'],
    ['a space inside', 'abc 1234'],
    ['a full-width space', 'abc\u30001234'],
    ['a tab', 'abc\t1234'],
    ['a Chinese character', 'abc123密'],
    ['a rare Chinese character', 'abc123𠮷'],
    ['Chinese punctuation', 'abc123。'],
    ['a full-width letter', 'abc123Ａ'],
    ['a picture', 'abc123😀'],
  ])('S5-03 refuses %s', (_, password) => {
    expect(checkPassword(password, BIZ_RULE)).toBe(REFUSED)
  })

  it('S5-03 asks for a password first', () => {
    expect(checkPassword('', BIZ_RULE)).toBe('请输入新密码')
    expect(checkPassword('   ', BIZ_RULE)).toBe('请输入新密码')
  })

  it('S5-04 the hint says the 14 that the rule means', () => {
    expect(BIZ_RULE.hint).toContain('6~14')
    expect(BIZ_RULE.hint).not.toContain('16')
  })

  it.each([
    ['Abcdef1', REFUSED],
    ['Abcdef12', undefined],
    ['a1'.repeat(10), undefined],
    [`${'a1'.repeat(10)}x`, REFUSED],
    ['abcdefgh', REFUSED],
    ['abcdefg密1', REFUSED],
  ])('S5-09 the stronger rule answers %s with %s', (password, text) => {
    expect(checkPassword(password, STRONG_RULE)).toBe(text)
  })

  it('S5-03 accepts exactly what an independent reading of the sentence accepts', () => {
    const unit = fc.constantFrom('a', 'Z', '0', '9', '!', '_', ' ', '中')
    fc.assert(
      fc.property(fc.string({ unit, minLength: 1, maxLength: 18 }), (password) => {
        fc.pre(password.trim() !== '')
        const fits =
          password.length >= 6 &&
          password.length <= 14 &&
          !/[ 中]/.test(password) &&
          !/^(\d+|[a-zA-Z]+|[!_]+)$/.test(password)
        expect(checkPassword(password, BIZ_RULE) === undefined).toBe(fits)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('passwordChecks', () => {
  const met = (password: string) => passwordChecks(password, BIZ_RULE).map((check) => check.met)

  it('S5-03 ticks each part off by itself', () => {
    expect(met('')).toEqual([false, false, false])
    expect(met('a')).toEqual([false, false, true])
    expect(met('a1')).toEqual([false, true, true])
    expect(met('abcdef')).toEqual([true, false, true])
    expect(met('abc 12')).toEqual([true, true, false])
    expect(met('abc123')).toEqual([true, true, true])
  })

  it('S5-04 speaks with the figures of the rule it was given', () => {
    expect(passwordChecks('', STRONG_RULE).map((check) => check.text)).toEqual([
      '8~20个字符',
      '数字、字母、符号至少包含2种',
      '不含空格和中文',
    ])
  })
})

describe('checkConfirm', () => {
  it.each([
    ['', 'abc123', '请再次输入密码'],
    ['abc124', 'abc123', '两次输入密码不一致!'],
    ['abcdef', 'abcdef', REFUSED],
    ['abc123', 'abc123', undefined],
  ])('S5-05 answers %j against %j with %s', (confirm, password, text) => {
    expect(checkConfirm(confirm, password, BIZ_RULE)).toBe(text)
  })
})

describe('checkCurrent', () => {
  it.each([
    ['', '请输入当前密码'],
    ['1234', '密码不能少于5位'],
    ['12345', undefined],
    ['1'.repeat(50), undefined],
    ['1'.repeat(51), '密码不能少于5位'],
  ])('S5-02 answers %j with %s', (current, text) => {
    expect(checkCurrent(current)).toBe(text)
  })
})
