import { comingSoon } from '../../blocks/coming-soon'
import { screen } from '../../state/screen'

/** Before a company has an account: open to everyone, without the shell. */
export const companyScreens = [
  screen({
    path: '/companyRegister',
    title: '企业入驻',
    public: true,
    bare: true,
    load: comingSoon,
  }),
  screen({
    path: '/company-sign',
    title: '协议签署',
    soleTitle: '美ONE供应商协同平台',
    public: true,
    bare: true,
    load: comingSoon,
  }),
  screen({
    path: '/company-sign-result',
    title: '签署结果',
    public: true,
    bare: true,
    load: comingSoon,
  }),
]
