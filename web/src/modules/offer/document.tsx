import { lazy } from 'react'
import { fieldsOf } from '../../api/facts'
import { offerFinalStep } from '../../api/forms/OfferFinalStep.gen'
import { offerFirstStep } from '../../api/forms/OfferFirstStep.gen'
import { offerForm } from '../../api/forms/OfferForm.gen'
import { offerSaleStep } from '../../api/forms/OfferSaleStep.gen'
import type { components } from '../../api/schema.gen'
import { type DeskTab, defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'
import type { FormParts } from '../../blocks/form/form-parts'
import { formatMoney } from '../../lib/money'
import { OFFER_CHANGES, OFFERS } from './parts/calls'
import { PreCheckCount } from './parts/pre-check-count'
import { ScoreInput, scoreProblem } from './parts/score-input'
import { mainPicture, type OfferDetail, type OfferRow } from './parts/types'
import { useAttributePlaces } from './parts/use-attribute-places'

type ChangeRow = components['schemas']['OfferChangeRow']

const score = fieldsOf(offerFirstStep).find(({ name }) => name === 'score')

/** 招商 confirms the figures that the merchant wrote, and sees them where they are ticked. */
const saleParts = (detail: OfferDetail): FormParts => {
  const { commissionRate, slotFee, offerCopyType } = detail
  return {
    // Only a link has somebody who asked for it.
    hidden: (name) => name === 'linkSubmitter' && offerCopyType !== 'Link',
    words: {
      commissionConfirmed: `佣金率 ${(commissionRate ?? 0).toFixed(2)}% 已确认`,
      slotFeeConfirmed: `坑位费 ${formatMoney(slotFee ?? 0)} 已确认`,
    },
  }
}

const firstParts = (): FormParts => ({
  controls: { score: (field) => <ScoreInput field={field} /> },
  checks: { score: (value) => scoreProblem(score, value) },
  hints: { score: () => '四项都要评分，1 分最低，5 分最高' },
})

/** For many at once: each keeps its own category, and nobody can see all the figures in one line. */
const saleBatchParts = (many: number): FormParts => ({
  hidden: (name) => name === 'linkSubmitter' || name === 'offerCategory',
  words: {
    commissionConfirmed: `${many} 项报品的佣金率均已确认`,
    slotFeeConfirmed: `${many} 项报品的坑位费均已确认`,
  },
})

const firstBatchParts = (many: number): FormParts => ({
  ...firstParts(),
  hints: { score: () => `${many} 项报品将使用同一评分；需要区分时请逐项评分` },
})

const finalParts = (): FormParts => ({
  hints: { conditional: () => '资质未齐时勾选：报品先通过并限播，补齐后解除' },
})

/** What an offer and a change of one have in common. */
const shared = {
  workflowType: 'productOfferTask',
  createPath: '',
  facts: factsOf(offerForm),
  titleField: 'offerName',
  stepForms: { SaleAppr: offerSaleStep, FirstAppr: offerFirstStep, FinalAppr: offerFinalStep },
  picture: (detail: OfferDetail) => mainPicture(detail),
  Content: lazy(() => import('./parts/offer-content')),
  usePlaces: (detail: OfferDetail) => useAttributePlaces(detail),
  rowNames: (detail: OfferDetail) =>
    Object.fromEntries(
      (detail.skus ?? []).flatMap(({ barcode, skuName }) =>
        barcode && skuName ? [[barcode, skuName]] : [],
      ),
    ),
} as const

const priceTab: DeskTab<OfferDetail> = {
  key: 'price',
  label: '价格对比',
  Panel: lazy(() => import('./parts/price-tab')),
  last: true,
}

/** What a merchant offers for selection. */
export const offer = defineDocument<OfferRow, OfferDetail>({
  ...shared,
  bizType: 'offer',
  name: '报品',
  api: OFFERS,
  codes: { create: 'offerList_create', export: 'offerList_export', import: 'offerList_import' },
  routes: {
    list: '/offer/list',
    // A new one begins with four choices, which the list asks.
    create: '/offer/list?new=1',
    edit: (id) => `/offer/edit/${id}`,
    detail: (id) => `/offer/detail/${id}`,
  },
  batch: true,
  actions: {
    change: { label: '变更' },
    supplement: { label: '补全资料' },
    copy: { label: '复制' },
    reuse: { label: '复用' },
    unrestrict: { label: '解除限播' },
    restrict: { label: '限播', danger: true },
    stop: { label: '终止', danger: true },
  },
  stepParts: { SaleAppr: saleParts, FirstAppr: firstParts, FinalAppr: finalParts },
  batchSteps: {
    SaleAppr: { parts: saleBatchParts },
    FirstAppr: { parts: firstBatchParts },
  },
  deskTabs: [
    {
      key: 'preCheck',
      label: '预检',
      Count: PreCheckCount,
      Panel: lazy(() => import('./parts/pre-check-tab')),
    },
    priceTab,
  ],
})

/** The same as staff look after it. */
export const staffOffer: typeof offer = {
  ...offer,
  codes: { create: '' },
  routes: { ...offer.routes, list: '/platform/offers' },
  actions: {
    approve: { label: '通过' },
    reject: { label: '驳回', danger: true },
    transfer: { label: '转办' },
    ...offer.actions,
  },
}

/** A change of an approved offer; the offer stays as it was until the change is approved. */
export const offerChange = defineDocument<ChangeRow, OfferDetail>({
  ...shared,
  bizType: 'offerChange',
  name: '报品变更',
  api: OFFER_CHANGES,
  codes: { create: 'offerList_change' },
  updatePath: (id) => `/${id}`,
  routes: {
    list: '/offer/list',
    // A change begins at the offer that it changes.
    create: '/offer/list',
    edit: (id) => `/offer/change/edit/${id}`,
    detail: (id) => `/offer/change/${id}`,
  },
  actions: { abandon: { label: '放弃变更', danger: true } },
  deskTabs: [priceTab],
})
