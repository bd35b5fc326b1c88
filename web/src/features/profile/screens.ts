import { screen } from '../../state/screen'

export const profileScreens = [
  screen({
    path: '/profile/index',
    title: '个人中心',
    icon: 'profile',
    everyone: true,
    load: () => import('./profile'),
  }),
]
