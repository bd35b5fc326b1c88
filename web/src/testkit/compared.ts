/** Offers side by side, for tests. */
import type { OfferCompared } from '../modules/offer/parts/types'
import { offerDetail } from './offers'

const cert = (label: string, severity: string, state: string) => ({
  certType: label,
  label,
  level: 'BRAND',
  required: 'MUST',
  state,
  severity,
})

export const staffTask = (id: number, step = 'SaleAppr', given: object = {}) => ({
  id,
  step,
  stepName: step === 'SaleAppr' ? '招商审核' : step === 'FirstAppr' ? '初选' : '终选',
  assigneeName: null,
  dueDate: '2026-11-16 18:00:00',
  overtime: false,
  batchable: step !== 'FinalAppr',
  canDecide: true,
  ...given,
})

export const compared = (id: number, offer: object = {}, given: object = {}): OfferCompared =>
  ({
    offer: {
      ...offerDetail(id, 'APPROVING'),
      companyName: `企业 ${id}`,
      bdUserName: '张招商',
      score: null,
      firstScore: null,
      sameBarcodeCount: 2,
      priceLevel: 'PASS',
      priceProtectDays: 30,
      ...offer,
    },
    unitPrice: 161.25,
    unit: 'g',
    attrPrices: [],
    dailyPrice: 169,
    certs: [cert('商标注册证', 'PASS', 'VALID')],
    price: [],
    history: [],
    lowest: null,
    expectShowDateFrom: '2026-11-24',
    ...given,
  }) as never
