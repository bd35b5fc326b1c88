import { describe, expect, it } from 'vitest'
import { isBlank, isEmail, isMobile, mobileDigits } from './validators'

describe('isMobile', () => {
  it.each(['13800000001', '15912345678', '19999999999'])('S5-07 accepts %s', (text) => {
    expect(isMobile(text)).toBe(true)
  })

  it.each([
    '',
    '12800000001',
    '10800000001',
    '23800000001',
    '1380000000',
    '138000000011',
    '1380000000a',
    ' 13800000001',
    '13800000001\n',
    '１3800000001',
  ])('S5-07 refuses %j', (text) => {
    expect(isMobile(text)).toBe(false)
  })
})

describe('isEmail', () => {
  it.each(['a@b.cn', 'wang.fang+test@huazhi.example', 'x_1@mail-2.huazhi.com.cn'])(
    'S5-08 accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@b..cn',
    'a@-b.cn',
    'a b@c.cn',
    'a@b.cn,c@d.cn',
    'a@b.cn\n',
    '王@花植.cn',
    `${'a'.repeat(100)}@b.cn`,
  ])('S5-08 refuses %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('isBlank', () => {
  it.each([null, undefined, '', '   ', '\t\n', '\u3000'])('S5-10 %j is empty', (value) => {
    expect(isBlank(value)).toBe(true)
  })

  it.each([0, false, '0', ' a ', [], {}])('S5-10 %j is not empty', (value) => {
    expect(isBlank(value)).toBe(false)
  })
})

describe('mobileDigits', () => {
  it.each([
    ['138 0000 0001', '13800000001'],
    ['138-0000-0001x', '13800000001'],
    ['138000000019', '13800000001'],
    ['+86 138 0000 0001', '13800000001'],
    ['008613800000001', '13800000001'],
    ['23800000001', ''],
    ['86', ''],
    ['abc', ''],
    ['1', '1'],
  ])('S5-18 keeps of %j only %j', (typed, kept) => {
    expect(mobileDigits(typed)).toBe(kept)
  })
})
