import { screen } from '../../state/screen'

export const messageScreens = [
  screen({
    path: '/message/index',
    title: '消息中心',
    icon: 'message',
    everyone: true,
    load: () => import('./inbox'),
  }),
]
