import { expect, test } from 'vitest'
import type { FormFacts } from '../document/facts'
import { problems, sentValues } from './problems'

const facts: FormFacts = {
  order: ['name', 'url', 'isOwn', 'files', 'phone'],
  fields: {
    name: { name: 'name', label: '店铺名称', kind: 'text', need: 'draft' },
    url: { name: 'url', label: '店铺链接', kind: 'url', need: 'submit' },
    isOwn: { name: 'isOwn', label: '是否自有店铺', kind: 'bool', need: 'submit' },
    files: { name: 'files', label: '授权书', kind: 'files', need: 'when' },
    phone: { name: 'phone', label: '手机号', kind: 'phone' },
  },
}

const special = {
  when: { files: ({ isOwn }: Record<string, unknown>) => isOwn === false },
  hidden: (name: string, { isOwn }: Record<string, unknown>) => name === 'files' && isOwn !== false,
  checks: { url: (value: unknown) => (String(value).includes('jd') ? '不匹配' : undefined) },
}

const texts = (values: Record<string, unknown>, goal: 'draft' | 'submit') =>
  problems(facts, values, special, goal).map(({ message }) => message)

test('S5-11 a draft needs its draft fields, a submission all of them, in the order of the form', () => {
  expect(texts({}, 'draft')).toEqual(['店铺名称不能为空'])
  expect(texts({}, 'submit')).toEqual([
    '店铺名称不能为空',
    '店铺链接不能为空',
    '是否自有店铺不能为空',
  ])
  expect(texts({ name: 'a', url: 'x', isOwn: false }, 'submit')).toEqual(['授权书不能为空'])
  expect(texts({ name: 'a', url: 'x', isOwn: true }, 'submit')).toEqual([])
})

test('S5-12 what stands in a draft must be right', () => {
  expect(texts({ name: 'a', url: 'jd', phone: '1' }, 'draft')).toEqual([
    '不匹配',
    '手机号输入格式有误！',
  ])
})

test('a field that the choice made meaningless is not sent', () => {
  const files = [{ fileId: 1 }]
  expect(sentValues(facts, { name: 'a', url: null, isOwn: true, files, id: 4 }, special)).toEqual({
    name: 'a',
    isOwn: true,
  })
})
