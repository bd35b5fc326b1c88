import { lazy } from 'react'
import { defineModule } from '../../blocks/document/module'
import { screen, staffScreen } from '../../state/screen'

export const schedule = defineModule({
  screens: [
    staffScreen('schedule', '直播场次与排期', 'platformSchedule', () => import('./staff/schedule')),
    screen({
      path: '/business/selection-supply-info-update',
      title: '供货信息更新',
      menu: 'business',
      load: () => import('./merchant/supply'),
    }),
  ],
  tabs: [{ page: 'offer', tab: 'schedule', Body: lazy(() => import('./merchant/offer-schedule')) }],
})
