/** The offer as an approval document, as its form needs it. */
import { defineDocument } from '../../../blocks/document/document'
import { factsOf } from '../../../blocks/document/facts'

export const offer = defineDocument({
  bizType: 'offer',
  workflowType: 'productOfferTask',
  name: '报品',
  api: 'selection/api/offers',
  createPath: '',
  facts: factsOf('OfferForm'),
  titleField: 'offerName',
  codes: { create: 'offerList_create', export: 'offerList_export' },
  routes: {
    list: '/offer/list',
    create: '/offer/list',
    edit: (id) => `/offer/edit/${id}`,
    detail: (id) => `/offer/detail/${id}`,
  },
})
