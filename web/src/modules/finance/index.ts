import { comingSoon } from '../../blocks/coming-soon'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

const menu = 'finance'

const approval = {
  under: '/finance/finance-appr/list',
  codes: ['financeApprList'],
  load: comingSoon,
}
const info = { under: '/finance/finance-info/list', codes: ['financeInfoList'], load: comingSoon }

export const finance = defineModule({
  screens: [
    screen({
      ...approval,
      under: undefined,
      path: '/finance/finance-appr/list',
      title: '财务审批',
      menu,
    }),
    screen({ ...approval, path: '/finance/finance-appr/create', title: '新建财务审批' }),
    screen({ ...approval, path: '/finance/finance-appr/edit/:id', title: '编辑财务审批' }),
    screen({ ...approval, path: '/finance/finance-appr/detail/:id', title: '财务审批详情' }),

    screen({
      ...info,
      under: undefined,
      path: '/finance/finance-info/list',
      title: '财务信息',
      menu,
    }),
    screen({ ...info, path: '/finance/finance-info/detail/:id', title: '账单详情' }),
  ],
})
