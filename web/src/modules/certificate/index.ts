import { lazy } from 'react'
import { defineModule } from '../../blocks/document/module'
import { staffScreen } from '../../state/screen'

export const certificate = defineModule({
  screens: [
    staffScreen(
      'cert-radar',
      '资质总库与到期雷达',
      'platformCert',
      () => import('./staff/cert-radar'),
    ),
  ],
  documents: {
    vendorCertificate: () => import('./document').then((its) => its.vendorCertificate),
  },
  tabs: [
    { page: 'business', tab: 'cert', Body: lazy(() => import('./merchant/certificates-tab')) },
    {
      page: 'business',
      tab: 'basic',
      Body: lazy(() => import('./merchant/basic-info/basic-info-tab')),
    },
  ],
})
