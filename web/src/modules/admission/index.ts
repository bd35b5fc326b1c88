import { defineModule } from '../../blocks/document/module'
import { screen, staffScreen } from '../../state/screen'

const codes = ['business_Info', 'company_basicInfo']

export const admission = defineModule({
  screens: [
    staffScreen('company', '企业管理', 'platformCompany', () => import('./staff/companies')),
    screen({
      path: '/business/info',
      title: '企业信息',
      menu: 'business',
      codes,
      load: () => import('./merchant/info'),
    }),
    screen({
      path: '/business/company-change/edit/:id',
      title: '编辑企业变更',
      under: '/business/info',
      codes,
      load: () => import('./merchant/change-form'),
    }),
    screen({
      path: '/business/company-change/detail/:id',
      title: '企业变更详情',
      under: '/business/info',
      load: () => import('./merchant/change-detail'),
    }),
    // Before a company has an account: open to everyone, without the shell.
    screen({
      path: '/companyRegister',
      title: '企业入驻',
      public: true,
      bare: true,
      load: () => import('./register/register'),
    }),
  ],
  documents: {
    companyJoin: () => import('./document').then((its) => its.companyJoin),
    companyChange: () => import('./document').then((its) => its.companyChange),
  },
})
