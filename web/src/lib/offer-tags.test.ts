import { describe, expect, it, test } from 'vitest'
import { isSuspended, type OfferTag, offerTags } from './offer-tags'

const texts = (tags: OfferTag[]) => tags.map(({ text }) => text).join(' ')

describe('each rule alone', () => {
  it.each([
    ['S4-13', { scheduleScene: 'Austin' }, '佳'],
    ['S4-14', { scheduleScene: 'AssistantShow' }, '助'],
    ['S4-15', { scheduleScene: 'Link' }, '挂'],
    ['S4-15', { copyType: 'Link' }, '挂'],
    ['S4-16', { copyType: 'ReturnShow' }, '返'],
    ['S4-17', { copyType: 'SupplyAssistant' }, '补'],
    ['S4-18', { offerCategory: 'Reshow' }, '翻播'],
    ['S4-18', { offerCategory: 'Reshow', scheduleScene: 'Link' }, '挂'],
    ['S4-18', { offerCategory: 'Reshow', copyType: 'ReturnShow' }, '返'],
    ['S4-18', { offerCategory: 'Reshow', copyType: 'SupplyAssistant' }, '补'],
    ['S4-19', { copyType: 'Reuse' }, '复用'],
    ['S4-19', { offerCopyFlag: true }, '复用'],
    ['S4-20', { giftFlag: true }, '赠'],
    ['S4-13', {}, ''],
  ])('%s %o carries %s', (_id, offer, badges) => {
    expect(texts(offerTags(offer))).toBe(badges)
  })
})

test('S4-15 the link carries the code of its source', () => {
  expect(offerTags({ copyType: 'Link', linkOfferCode: 'BP2611010001' })).toEqual([
    { text: '挂', code: 'BP2611010001' },
  ])
})

const SCENES = ['Austin', 'AssistantShow', 'Link', null]
const COPIES = ['Link', 'ReturnShow', 'SupplyAssistant', 'Reuse', null]
const BOTH = [true, false]

/** Every combination, against a table written the other way round: from the badge to its causes. */
test('S4-13 S4-14 S4-15 S4-16 S4-17 S4-18 S4-19 S4-20 all combinations, in the fixed order', () => {
  let seen = 0
  for (const scheduleScene of SCENES)
    for (const copyType of COPIES)
      for (const reshow of BOTH)
        for (const offerCopyFlag of BOTH)
          for (const giftFlag of BOTH) {
            const wanted = { 佳: 'Austin', 助: 'AssistantShow' } as Record<string, string>
            const row = ['佳', '助'].filter((badge) => wanted[badge] === scheduleScene)
            if ([scheduleScene, copyType].includes('Link')) row.push('挂')
            if (copyType === 'ReturnShow') row.push('返')
            if (copyType === 'SupplyAssistant') row.push('补')
            if (reshow && !row.some((badge) => '挂返补'.includes(badge))) row.push('翻播')
            if (offerCopyFlag || copyType === 'Reuse') row.push('复用')
            if (giftFlag) row.push('赠')
            const offerCategory = reshow ? 'Reshow' : 'New'
            const facts = { scheduleScene, copyType, offerCategory, offerCopyFlag, giftFlag }
            expect(texts(offerTags(facts)), JSON.stringify(facts)).toBe(row.join(' '))
            seen += 1
          }
  expect(seen).toBe(160)
})

test('S4-21 suspended: restricted, not yet shown, neither draft nor stopped', () => {
  const suspended = ['NOT_SHOW', 'SHOWED'].flatMap((showStatus) =>
    ['CREATED', 'APPROVING', 'REJECTED', 'APPROVED', 'STOPED'].flatMap((auditStatus) =>
      BOTH.filter((broadcastRestricted) =>
        isSuspended({ showStatus, auditStatus, broadcastRestricted }),
      ).map(() => `${showStatus} ${auditStatus}`),
    ),
  )
  expect(suspended).toEqual(['NOT_SHOW APPROVING', 'NOT_SHOW REJECTED', 'NOT_SHOW APPROVED'])
})
