import { screen } from '../../state/screen'

/** S2-10: whoever signs comes from an SMS and may never see the rest of the portal. */
const SIGN_TITLE = '美ONE供应商协同平台'

/** Before a company has an account: open to everyone, without the shell. */
export const companyScreens = [
  screen({
    path: '/companyRegister',
    title: '企业入驻',
    public: true,
    bare: true,
    load: () => import('./register/register'),
  }),
  screen({
    path: '/company-sign',
    title: '协议签署',
    soleTitle: SIGN_TITLE,
    public: true,
    bare: true,
    load: () => import('./sign-page'),
  }),
  screen({
    path: '/company-sign-result',
    title: '签署结果',
    public: true,
    bare: true,
    load: () => import('./sign-result'),
  }),
]
