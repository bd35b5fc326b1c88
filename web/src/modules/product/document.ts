import { lazy } from 'react'
import { attrMergeForm } from '../../api/forms/AttrMergeForm.gen'
import type { components } from '../../api/schema.gen'
import { defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'
import { MERGES } from './parts/calls'

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
