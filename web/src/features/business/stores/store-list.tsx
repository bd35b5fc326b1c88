import { DocumentList } from '../../../blocks/list/document-list'
import { defineList } from '../../../blocks/list/list'
import { offerStoreAppr } from '../../../blocks/documents/offer-store'
import { ProductCell } from '../../../design/cells'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from './dict-text'

export const storeList = defineList({
  search: [
    { name: 'storeName', label: '店铺名', kind: 'text', placeholder: '名称关键词' },
    { name: 'platformType', label: '平台', kind: 'dict', dict: 'StorePlatform', multiple: true },
    { name: 'status', label: '状态', kind: 'dict', dict: 'WorkflowStatus', multiple: true },
    { name: 'storeType', label: '类型', kind: 'dict', dict: 'StoreType', multiple: true },
  ],
  sorts: [
    { key: 'createdDate', label: '创建时间' },
    { key: 'submitDate', label: '提交时间' },
    { key: 'authExpireDate', label: '授权到期' },
  ],
  defaultSort: { key: 'createdDate', order: 'desc' },
  columns: ({ open }) => [],
  empty: {
    title: '还没有店铺申请',
    text: '店铺是商品成交的地方。填写店铺链接、主体和品牌并提交，招商确认后即可在报品中选用。',
  },
  batch: ['submit', 'delete'],
})
