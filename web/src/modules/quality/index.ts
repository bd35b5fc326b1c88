import { comingSoon } from '../../blocks/coming-soon'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

// They stand in the offer menu but beside its code, so that they stay when it is missing.
const menu = 'offer'
const beside = true

const certificates = '/offer/qcCertAppr'
const detailPages = '/offer/qc-detail-appr/list'

export const quality = defineModule({
  screens: [
    screen({ path: certificates, title: '质检资质审批', menu, beside, load: comingSoon }),
    screen({
      path: '/offer/qcCertApprEdit',
      title: '编辑质检资质',
      under: certificates,
      beside,
      identity: ['id'],
      load: comingSoon,
    }),
    screen({
      path: '/offer/qcCertApprDetail',
      title: '质检资质详情',
      under: certificates,
      beside,
      identity: ['id'],
      load: comingSoon,
    }),
    screen({ path: '/offer/qcBusinessQualify', title: '经营资质', menu, beside, load: comingSoon }),
    screen({ path: '/offer/qcSkuQualify', title: 'SKU资质', menu, beside, load: comingSoon }),
    screen({ path: detailPages, title: '详情页审批', menu, beside, load: comingSoon }),
    screen({
      path: '/offer/qc-detail-appr/edit/:id',
      title: '编辑详情页',
      under: detailPages,
      beside,
      load: comingSoon,
    }),
    screen({
      path: '/offer/qc-detail-appr/detail/:id',
      title: '详情页审批详情',
      under: detailPages,
      beside,
      load: comingSoon,
    }),
  ],
})
