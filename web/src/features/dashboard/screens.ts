import { screen } from '../../state/screen'

export const dashboardScreens = [
  screen({
    path: '/dashboard',
    title: '首页',
    icon: 'home',
    affix: true,
    everyone: true,
    load: () => import('./dashboard'),
  }),
]
