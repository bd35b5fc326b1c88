import { expect, test } from 'vitest'
import { wangfang } from '../../../../testkit/server'
import type { PricedSku, Template } from './calls'
import { adoptRows, copiedOffer, lookedAt, newOffer, offerOfProduct, sentOffer } from './start'

const scope = {
  liveRoom: 'common',
  categoryCode: 'Cosmetic',
  formType: 'NORMAL',
  offerStyle: 'SINGLE',
}
const price = (finalPrice: number) => ({ finalPrice }) as PricedSku

test('a new offer begins with its four choices, one version and who may be asked', () => {
  expect(newOffer(scope, wangfang)).toMatchObject({
    ...scope,
    contactName: '王芳',
    contactPhone: '13800000001',
    protectScope: 'SAME_STORE',
    skus: [{ packQty: 1 }],
  })
})

test('a copy names its source and has no copy type; another show has one; a masked number is not taken along', () => {
  const offer = { offerName: '面霜', contactPhone: '138****0011', skus: [{ skuName: '50g' }] }
  const source = { offer, dropped: [], cleared: [], locked: [] }
  const copy = copiedOffer(source, 5, undefined, wangfang)
  expect(copy).toMatchObject({ offerName: '面霜', sourceOfferId: 5, contactPhone: '13800000001' })
  expect(copy.offerCopyType).toBeUndefined()
  expect(copiedOffer(source, 5, 'Link', wangfang).offerCopyType).toBe('Link')
  expect((copy.skus as { token: string }[])[0]?.token).toBeTruthy()
})

test('an offer of a product has what is known of it, and for the rest what a new one has', () => {
  const offer = { spuId: 9, offerName: '面霜', offerCategory: null, skus: [{ skuName: '50g' }] }
  const begun = offerOfProduct({ offer, dropped: [], cleared: [], locked: [] }, scope, wangfang)
  expect(begun).toMatchObject({ ...scope, spuId: 9, offerName: '面霜', offerCategory: 'New' })
  expect(begun.skus).toMatchObject([{ skuName: '50g', packQty: 1 }])
  expect(begun.mechanism).toEqual({ buyQty: 1, lines: [], gifts: [] })
})

test('the days of a show that is over are not taken along', () => {
  const from = (expectShowDateFrom: string) =>
    copiedOffer(
      {
        offer: { expectShowDateFrom, expectShowDateTo: '2099-01-09' },
        dropped: [],
        cleared: [],
        locked: [],
      },
      5,
      'Reuse',
      wangfang,
    )
  expect(from('2020-01-01').expectShowDateTo).toBeUndefined()
  expect(from('2099-01-01').expectShowDateTo).toBe('2099-01-09')
})

test('with each version goes the price that was shown', () => {
  const sent = {
    skus: [{ token: 'a', livePagePrice: 169, finalPrice: 1, unitPrice: 2 }, { token: 'b' }],
    mechanism: { lines: [{ type: 'DIRECT' }, { type: 'COUPON' }] },
  }
  const body = sentOffer(sent, { prices: new Map([['a', price(129)]]) })
  expect(body.skus).toEqual([{ token: 'a', livePagePrice: 169, finalPrice: 129 }, { token: 'b' }])
  expect(body.mechanism).toEqual({
    lines: [
      { type: 'DIRECT', sort: 1 },
      { type: 'COUPON', sort: 2 },
    ],
  })
})

test('an attribute whose condition does not hold stays behind', () => {
  const field = (attrCode: string, showWhen?: string) => ({ attrCode, showWhen })
  const groups = [
    {
      groupName: '',
      fields: [
        field('efficacy'),
        field('spfPa', 'efficacy=SUNSCREEN'),
        field('licenceNo', 'domestic=true'),
      ],
    },
  ] as unknown as Template['groups']
  const sent = {
    isDomestic: false,
    offerAttrs: { efficacy: ['MOIST'], spfPa: 'SPF50', licenceNo: 'SC1' },
  }
  expect(sentOffer(sent, { prices: new Map(), groups }).offerAttrs).toEqual({ efficacy: ['MOIST'] })
})

test('rows learn the numbers that the server gave them and keep their names, whatever was typed meanwhile', () => {
  const sent = { skus: [{ token: 'a', skuName: '黑' }] }
  const answer = {
    offerName: '面霜',
    skus: [{ id: 9, token: null, skuName: '黑', finalPrice: 5, unitPrice: 1 }],
  }
  const typed = {
    skus: [
      { token: 'b', skuName: '新' },
      { token: 'a', skuName: '黑色' },
    ],
  }
  const { base, change } = adoptRows(answer, sent, typed)
  expect(base).toMatchObject({ offerName: '面霜', skus: [{ id: 9, token: 'a' }] })
  expect(change.skus).toEqual([
    { token: 'b', skuName: '新' },
    { token: 'a', skuName: '黑色', id: 9, finalPrice: 5, unitPrice: 1 },
  ])
})

test('what the server said of papers and repetitions holds while barcodes and brand do', () => {
  const values = { brandId: 1, skus: [{ barcode: '96385074', skuName: '黑' }] }
  expect(lookedAt({ ...values, sellingPoints: '新' })).toBe(lookedAt(values))
  expect(lookedAt({ ...values, brandId: 2 })).not.toBe(lookedAt(values))
  expect(lookedAt({ ...values, skus: [{ barcode: '036000291452' }] })).not.toBe(lookedAt(values))
})
