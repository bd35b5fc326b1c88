import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

export const datacenter = defineModule({
  screens: [
    screen({
      path: '/dashboard',
      title: '首页',
      icon: 'home',
      affix: true,
      everyone: true,
      load: () => import('./dashboard/dashboard'),
    }),
  ],
})
