import { lazy } from 'react'
import { attrMergeForm } from '../../api/forms/AttrMergeForm.gen'
import { spuForm } from '../../api/forms/SpuForm.gen'
import { spuLinkForm } from '../../api/forms/SpuLinkForm.gen'
import { spuStep } from '../../api/forms/SpuStep.gen'
import type { components } from '../../api/schema.gen'
import { defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'
import { useAttributePlaces } from '../offer/parts/use-attribute-places'
import { asOffered } from './parts/as-offered'
import { MERGES } from './parts/calls'
import { SPUS, type SpuDetail, type SpuRow } from './parts/spu-calls'

type Schemas = components['schemas']
export type MergeRow = Schemas['AttrMergeRow']
export type MergeDetail = Schemas['AttrMergeDetail']

/** `50ML（3）、50毫升（1）` */
const sources = ({ sourceItems = [] }: MergeDetail) =>
  sourceItems.map(({ value, usageCount }) => `${value ?? ''}（${usageCount ?? 0}）`).join('、')

/** Words of an attribute that shall be one. */
export const attrMerge = defineDocument<MergeRow, MergeDetail>({
  bizType: 'attrMerge',
  workflowType: 'attrMergeTask',
  name: '属性合并',
  api: MERGES,
  createPath: '',
  facts: factsOf(attrMergeForm),
  titleField: 'targetItem',
  codes: { create: 'attrMergeManager_create' },
  routes: {
    list: '/offer/attrMergeManager',
    create: '/offer/attr-merge/create',
    edit: (id) => `/offer/attr-merge/edit/${id}`,
    detail: (id) => `/offer/attr-merge/detail/${id}`,
  },
  actions: { undo: { label: '撤销合并', danger: true } },
  show: { attrCode: ({ attrLabel }) => attrLabel, sourceItems: sources },
  Content: lazy(() => import('./parts/merge-content')),
})

/** The same as staff look after it: theirs are about the offers of all companies. */
export const staffAttrMerge: typeof attrMerge = {
  ...attrMerge,
  codes: { create: 'attrMerge_approve' },
  routes: { ...attrMerge.routes, list: '/platform/attr-merges' },
}

/** What a merchant keeps once, and offers, papers and goods refer to. */
export const spu = defineDocument<SpuRow, SpuDetail>({
  bizType: 'spu',
  workflowType: 'spuTask',
  statuses: 'SpuStatus',
  name: '商品',
  making: '新增',
  api: SPUS,
  createPath: '',
  facts: factsOf(spuForm),
  titleField: 'spuName',
  codes: { create: 'productManager_create', export: 'productManager' },
  routes: {
    list: '/product-manager/product-manager-comp',
    create: '/product-manager/product-center-add',
    edit: (id) => `/product-manager/product-spu-edit-page?spuId=${id}`,
    detail: (id) => `/product-manager/product-spu-detail-page?spuId=${id}`,
  },
  actions: {
    'off-shelf': {
      label: '下架',
      danger: true,
      event: {
        done: '已下架',
        ask: {
          title: (name) => `下架“${name}”？`,
          text: '下架后不能再发起报品，已有的资质和货品不受影响。',
          reason: { label: '下架原因', min: 2, max: 255 },
        },
      },
    },
    'on-shelf': {
      label: '上架',
      event: { done: '已上架', ask: { title: (name) => `上架“${name}”？` } },
    },
  },
  picture: ({ mainImage }) => mainImage?.url ?? null,
  stepForms: { SpuAppr: spuStep },
  Content: lazy(() => import('./parts/spu-content')),
  usePlaces: (detail) => useAttributePlaces(asOffered(detail), 'attrs'),
  rowNames: ({ skus = [] }) =>
    Object.fromEntries(
      skus.flatMap(({ barcode, skuName }) => (barcode && skuName ? [[barcode, skuName]] : [])),
    ),
})

/** A change of what is key about one on the shelf, as 初选 decides on it. */
export const spuChange: typeof spu = {
  ...spu,
  bizType: 'spuChange',
  statuses: 'WorkflowStatus',
  name: '商品变更',
  api: 'product/api/spu-changes',
  actions: {},
  picture: undefined,
}

/** The same as staff look after it: they write none themselves. */
export const staffSpu: typeof spu = {
  ...spu,
  codes: { create: '', export: 'platformProduct' },
  routes: { ...spu.routes, list: '/platform/products' },
}

/** A company asks to sell what another of its brand keeps. */
export const spuLink = defineDocument<Schemas['SpuLinkRow'], Schemas['SpuLinkDetail']>({
  bizType: 'spuLink',
  workflowType: 'spuTask',
  name: '商品关联',
  api: 'product/api/spu-links',
  createPath: '',
  facts: factsOf(spuLinkForm),
  titleField: 'spuName',
  codes: { create: 'productManager_link' },
  routes: {
    list: '/product-manager/product-center',
    create: '/product-manager/product-center',
    edit: (id) => `/product-manager/product-center?linkId=${id}`,
    detail: (id) => `/product-manager/product-center?linkId=${id}`,
  },
  show: {
    spuId: ({ spuCode }) => spuCode,
    brandId: ({ brandName }) => brandName,
  },
})
