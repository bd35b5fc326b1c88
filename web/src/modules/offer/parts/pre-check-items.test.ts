import { expect, test } from 'vitest'
import { preCheck } from '../../../testkit/offers'
import { faultCount, preCheckItems } from './pre-check-items'
import type { OfferPreCheck } from './types'

test('A05-2 every finding is a line with its place; what is in order is one line', () => {
  expect(preCheckItems(preCheck, () => '50g 单瓶')).toEqual([
    {
      key: 'compliance00',
      level: 'BLOCK',
      text: '卖点含违禁词“第一”',
      where: '《广告法》第九条，建议改为“热销”',
    },
    { key: 'certSKUTEST_REPORT', level: 'WARN', text: '缺少第三方检测报告' },
    {
      key: 'price0HISTORY',
      level: 'WARN',
      text: '高于历史直播价¥119.00(BP2610020003)',
      where: '50g 单瓶，已豁免',
    },
    {
      key: 'duplicate9',
      level: 'WARN',
      text: '与报品BP2611010009名称相近，请确认是否重复',
      where: '花植面霜',
    },
    { key: 'passed', level: 'PASS', text: '必填、图片、合同已通过' },
  ])
  expect(faultCount(preCheck)).toBe(4)
})

test('a paper that soon runs out holds nothing back and is still said', () => {
  const [valid] = preCheck.sections.certs
  const expiring = { ...valid, state: 'EXPIRING', expireDate: '2027-01-13' }
  const check = {
    level: 'PASS',
    sections: { ...none, certs: [expiring] },
  } as OfferPreCheck
  expect(preCheckItems(check)).toEqual([
    { key: 'certBRANDTRADEMARK', level: 'WARN', text: '商标注册证 2027-01-13 到期' },
    { key: 'passed', level: 'PASS', text: '必填、图片、合规、价格、重复、合同已通过' },
  ])
})

const none = {
  required: [],
  images: [],
  compliance: [],
  certs: [],
  price: [],
  duplicate: [],
  contract: [],
}
