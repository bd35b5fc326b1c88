import { comingSoon } from '../../blocks/coming-soon'
import { screen } from '../../state/screen'

const menu = 'system'

export const systemScreens = [
  screen({
    path: '/system/accountManager',
    title: '账号管理',
    menu,
    codes: ['accountManager'],
    load: comingSoon,
  }),
  screen({
    path: '/system/userGroupTreeManager',
    title: '用户组管理',
    menu,
    codes: ['userGroupTreeManager'],
    load: comingSoon,
  }),
  screen({
    path: '/system/roleManager',
    title: '角色管理',
    menu,
    codes: ['roleManager'],
    load: comingSoon,
  }),
]
