import { lazy } from 'react'
import { certificateForm } from '../../api/forms/CertificateForm.gen'
import { defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'

/** Certificates that a company hands in. */
export const vendorCertificate = defineDocument({
  bizType: 'vendorCertificate',
  workflowType: 'certificateTask',
  name: '资质证照',
  api: 'selection/api/vendor/certificate-submissions',
  createPath: '',
  facts: factsOf(certificateForm),
  titleField: 'title',
  codes: { create: 'company_cert_save' },
  openWhile: ['QUALIFICATION', 'NOT_SIGNED'],
  routes: {
    list: '/business/info?tab=cert',
    create: '/business/info?tab=cert',
    edit: () => '/business/info?tab=cert',
    detail: (id) => `/business/info?tab=cert&submission=${id}`,
  },
  Review: lazy(() => import('./parts/certificate-review')),
})
