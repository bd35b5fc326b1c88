import { expect, test } from 'vitest'
import { type AuthLink, brokenLink, usableUntil } from './chain-rules'

const link = (grantor: string, grantee: string, canSubLicense = true): AuthLink => ({
  grantor,
  grantee,
  canSubLicense,
  scope: ['LIVE'],
})
const good = () => [link('甲', '乙'), link('乙', '丙'), link('丙', '丁', false)]
const broken = (authChain: AuthLink[]) =>
  brokenLink({ brandNature: 'AGENT_L2', trademarkOwner: '甲', authChain }, '丁')

// A02-3
test('a chain breaks at the link that does not hold', () => {
  expect(broken(good())).toBeUndefined()
  expect(broken([])?.text).toBe('授权链路不能为空')
  expect(broken([link('别人', '丁', false)])).toEqual({
    at: 0,
    text: '第1级授权方与商标注册人不一致',
  })
  expect(broken([link('甲', '乙'), link('丙', '丁', false)])).toEqual({
    at: 1,
    text: '授权链路不连续：第1级被授权方与第2级授权方不一致',
  })
  expect(broken([link('甲', '乙', false)])).toEqual({ at: 1, text: '末级被授权方与企业名称不一致' })
  expect(broken([link('甲', '乙', false), link('乙', '丁', false)])?.text).toBe(
    '第1级授权不含转授权',
  )
  expect(broken([{ ...link('甲', '丁', false), scope: ['TMALL'] }])?.text).toBe(
    '授权范围未包含直播渠道',
  )
  expect(brokenLink({ brandNature: 'OWN', authChain: [] }, '丁')).toBeUndefined()
})

test('a chain lasts as long as its shortest link', () => {
  expect(usableUntil([{ endDate: '2027-05-01' }, { endDate: '2027-03-01' }, {}])).toBe('2027-03-01')
  expect(usableUntil([])).toBeUndefined()
})
