import { expect, test } from 'vitest'
import { fieldsOf } from '../../../../api/facts'
import { offerForm } from '../../../../api/forms/OfferForm.gen'
import { offerValues, sku, template } from '../../../../testkit/offer-form'
import { changesOf } from './changes'

const found = (now: object) =>
  changesOf(fieldsOf(offerForm), offerValues(), { ...offerValues(), ...now }, template.groups)
const brief = (now: object) => found(now).map(({ path, label, key }) => [path, label, key])

test('05.7 nothing is changed by what the server computes, or by empty in other words', () => {
  const { unitPrice: _none, ...row } = { ...sku(), unitPrice: 12, finalPrice: 1, token: 'a' }
  expect(found({})).toEqual([])
  expect(found({ skus: [row], usage: '', changeOf: 9, contactVx: null })).toEqual([])
})

test('05.7 a key field anywhere sends the change on to 终选, another does not', () => {
  expect(brief({ shortTitle: '霜', offerName: '霜' })).toEqual([
    ['offerName', '商品名称', true],
    ['shortTitle', '短标题', false],
  ])
  expect(brief({ skus: [sku({ livePagePrice: 159, plannedStock: 6000 })] })).toEqual([
    ['skus[0].livePagePrice', '50g 页面价', true],
    ['skus[0].plannedStock', '50g 备货', false],
  ])
  expect(brief({ offerAttrs: { filingNo: '另一个', sunscreen: true } })).toEqual([
    ['offerAttrs.filingNo', '备案/注册编号', true],
    ['offerAttrs.sunscreen', '防晒', false],
  ])
})

test('05.7 rows that came or went are named, known by their number and not by their place', () => {
  const other = sku({ id: null, token: 'n', skuName: '100g' })
  expect(brief({ skus: [other, sku()] })).toEqual([['skus[0]', '新增 100g', true]])
  expect(brief({ skus: [] })).toEqual([['skus', '删除 50g', true]])
  const line = { type: 'DIRECT', value: 10, stackable: true, repeat: false, sort: 1 }
  expect(brief({ mechanism: { buyQty: 1, lines: [line], gifts: [] } })).toEqual([
    ['mechanism.lines[0]', '新增 优惠项第 1 行', true],
  ])
})
