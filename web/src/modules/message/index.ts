import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

export const message = defineModule({
  screens: [
    screen({
      path: '/message/index',
      title: '消息中心',
      icon: 'message',
      everyone: true,
      load: () => import('./inbox/inbox'),
    }),
  ],
})
