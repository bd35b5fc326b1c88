import { lazy } from 'react'
import { defineModule } from '../../blocks/document/module'
import { screen } from '../../state/screen'

/** S2-10: whoever signs comes from an SMS and may never see the rest of the portal. */
const SIGN_TITLE = '美ONE供应商协同平台'

export const sign = defineModule({
  screens: [
    screen({
      path: '/company-sign',
      title: '协议签署',
      soleTitle: SIGN_TITLE,
      public: true,
      bare: true,
      load: () => import('./public/sign-page'),
    }),
    screen({
      path: '/company-sign-result',
      title: '签署结果',
      public: true,
      bare: true,
      load: () => import('./public/sign-result'),
    }),
  ],
  tabs: [{ page: 'business', tab: 'sign', Body: lazy(() => import('./merchant/sign-tab')) }],
})
