import { comingSoon } from '../../blocks/coming-soon'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

const menu = 'promotion'
const list = '/promotion-info/promotion-info-list'

/** The whole menu is open (S6-07). */
export const promotion = defineModule({
  screens: [
    screen({ path: list, title: '推广信息列表', menu, load: comingSoon }),
    screen({
      path: '/promotion-info/promotion-poster-list',
      title: '推广海报',
      menu,
      load: comingSoon,
    }),
    screen({
      path: '/promotion-info/edit',
      title: '编辑推广信息',
      under: list,
      identity: ['id'],
      load: comingSoon,
    }),
  ],
})
