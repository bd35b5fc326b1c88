import { comingSoon } from '../../blocks/coming-soon'
import { screen } from '../../state/screen'

const menu = 'business'

export const businessScreens = [
  screen({
    path: '/business/info',
    title: '企业信息',
    menu,
    codes: ['business_Info', 'company_basicInfo'],
    load: comingSoon,
  }),
  screen({
    path: '/business/selection-supply-info-update',
    title: '供货信息更新',
    menu,
    load: comingSoon,
  }),
]
