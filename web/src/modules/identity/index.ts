import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

const menu = 'system'

export const identity = defineModule({
  screens: [
    screen({
      path: '/system/accountManager',
      title: '账号管理',
      menu,
      codes: ['accountManager'],
      load: () => import('./system/accounts/account-page'),
    }),
    screen({
      path: '/system/userGroupTreeManager',
      title: '用户组管理',
      menu,
      codes: ['userGroupTreeManager'],
      load: () => import('./system/groups/group-page'),
    }),
    screen({
      path: '/system/roleManager',
      title: '角色管理',
      menu,
      codes: ['roleManager'],
      load: () => import('./system/roles/role-page'),
    }),

    screen({
      path: '/profile/index',
      title: '个人中心',
      icon: 'profile',
      everyone: true,
      load: () => import('./profile/profile'),
    }),
  ],
})
