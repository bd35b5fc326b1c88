import { defineModule } from '../../blocks/document/module'
import { screen, staffScreen } from '../../state/screen'

export const purchase = defineModule({
  screens: [
    staffScreen('sourcing', '寻源需求', 'platformSourcing', () => import('./staff/sourcing')),
    screen({
      path: '/product-manager/need-supplied-product',
      title: '待补充商品',
      menu: 'product',
      load: () => import('./merchant/need-supplied'),
    }),
  ],
})
