import { screen } from '../../state/screen'

/** The pages of the guard itself (S2-03). The light entrance pages are not the app's. */
export const faceScreens = [
  screen({
    path: '/401',
    title: '没有访问权限',
    public: true,
    load: () => import('./unauthorized'),
  }),
  screen({
    path: '/404',
    title: '页面不存在',
    public: true,
    load: () => import('./not-found'),
  }),
]
