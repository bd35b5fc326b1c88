import { goodsForm } from '../../api/forms/GoodsForm.gen'
import { goodsSkuStep } from '../../api/forms/GoodsSkuStep.gen'
import type { components } from '../../api/schema.gen'
import { defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'
import type { WithFiles } from '../../blocks/document/types'

type Schemas = components['schemas']
export type GoodsRow = Schemas['GoodsSkuRow']
export type GoodsDetail = WithFiles<Schemas['GoodsSkuDetail'], 'images' | 'msds'>

/** What a merchant may send to the warehouse. */
export const goodsSku = defineDocument<GoodsRow, GoodsDetail>({
  bizType: 'goodsSku',
  workflowType: 'goodsSkuTask',
  statuses: 'ProductSkuStatus',
  name: '货品',
  api: 'wms/api/goods-skus',
  createPath: '',
  facts: factsOf(goodsForm),
  titleField: 'goodsName',
  codes: { create: 'goodsList_create', import: 'goodsList_import', export: 'goodsList_export' },
  routes: {
    list: '/goods/sku/list',
    create: '/goods/sku/create',
    edit: (id) => `/goods/sku/edit/${id}`,
    detail: (id) => `/goods/sku/detail/${id}`,
  },
  actions: {
    disable: {
      label: '停用',
      danger: true,
      event: {
        done: '已停用',
        ask: { title: (name) => `停用“${name}”？`, text: '停用后不能再发往仓库，可随时启用。' },
      },
    },
    enable: {
      label: '启用',
      event: { done: '已启用', ask: { title: (name) => `启用“${name}”？` } },
    },
  },
  show: { brandId: ({ brandName }) => brandName },
  picture: ({ image }) => image?.url ?? null,
  stepForms: { WmsSkuAppr: goodsSkuStep },
})

/** A change of what is key about an enabled one, as the warehouse decides on it. */
export const goodsChange: typeof goodsSku = {
  ...goodsSku,
  bizType: 'goodsChange',
  statuses: 'WorkflowStatus',
  name: '货品变更',
  api: 'wms/api/goods-changes',
  actions: {},
  picture: undefined,
  show: undefined,
}
