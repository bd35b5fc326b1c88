import { screen } from '../../state/screen'

const menu = 'system'

export const systemScreens = [
  screen({
    path: '/system/accountManager',
    title: '账号管理',
    menu,
    codes: ['accountManager'],
    load: () => import('./accounts/account-page'),
  }),
  screen({
    path: '/system/userGroupTreeManager',
    title: '用户组管理',
    menu,
    codes: ['userGroupTreeManager'],
    load: () => import('./groups/group-page'),
  }),
  screen({
    path: '/system/roleManager',
    title: '角色管理',
    menu,
    codes: ['roleManager'],
    load: () => import('./roles/role-page'),
  }),
]
