import { expect, test } from 'vitest'
import { categories, rooms } from '../../../../testkit/offer-rules'
import { categoryChoices, formPath, openChoices, roomChoices } from './choices'

const own = ['common', 'promote11', 'promote618']

test('S2-20 only the company’s rooms, the open ones first, each with its period', () => {
  expect(roomChoices(rooms, own, '2026-11-15')).toEqual([
    { value: 'common', label: '日常直播间', text: '始终开放', closed: undefined },
    {
      value: 'promote11',
      label: '双11大促',
      text: '报品期 2026-10-27 至 2026-11-21，保价不少于 30 天',
      closed: undefined,
    },
    {
      value: 'promote618',
      label: '618大促',
      text: '报品期 2026-05-30 至 2026-06-29',
      closed: '报品已于 2026-06-29 截止',
    },
  ])
  const before = roomChoices(rooms, own, '2026-05-01').find(({ value }) => value === 'promote618')
  expect(before?.closed).toBe('2026-05-30 起开放报品')
})

test('S2-20 only what the company is registered for', () => {
  expect(categoryChoices(categories, ['Food']).map(({ value }) => value)).toEqual(['Food'])
  const deeper = categoryChoices(categories, ['Cosmetic_Skincare_Cream'])
  expect(deeper.map(({ value }) => value)).toEqual(['Cosmetic'])
})

test.each([
  ['create', undefined, '/offer/create/common/Cosmetic/NORMAL/SINGLE'],
  ['create', 7, '/offer/create/common/Cosmetic/NORMAL/SINGLE?spuId=7'],
  ['copy', 7, '/offer/copy/common/Cosmetic/NORMAL/SINGLE/7'],
  ['reuse', 7, '/offer/reuse/common/Cosmetic/NORMAL/SINGLE/7?type=Link'],
] as const)('S2-20 %s leads to its own address', (mode, source, path) => {
  const chosen = {
    liveRoom: 'common',
    categoryCode: 'Cosmetic',
    formType: 'NORMAL',
    offerStyle: 'SINGLE',
    type: 'Link',
  }
  expect(formPath(mode, chosen, source)).toBe(path)
  expect(formPath(mode, { ...chosen, categoryCode: undefined }, source)).toBeUndefined()
  expect(openChoices({ ...chosen, categoryCode: undefined, formType: undefined })).toBe(
    '类目、表单类型',
  )
})
