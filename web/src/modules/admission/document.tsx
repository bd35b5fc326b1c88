import { companyFinanceStep } from '../../api/forms/CompanyFinanceStep.gen'
import { companyForm } from '../../api/forms/CompanyForm.gen'
import { companyLegalStep } from '../../api/forms/CompanyLegalStep.gen'
import { companySaleStep } from '../../api/forms/CompanySaleStep.gen'
import type { components } from '../../api/schema.gen'
import { defineDocument } from '../../blocks/document/document'
import { factsOf } from '../../blocks/document/facts'
import { BdUserSelect } from '../company/parts/bd-user-select'
import { PLACE_CODES } from '../company/parts/company-parts'
import { LicenceBeside } from '../company/parts/licence-beside'

type Schemas = components['schemas']
type JoinRow = Schemas['CompanyJoinRow']
export type JoinDetail = Schemas['CompanyJoinDetail']
type ChangeRow = Schemas['CompanyChangeRow']
export type ChangeDetail = Schemas['CompanyChangeDetail']

const facts = factsOf(companyForm)

/** A company's request to join. */
export const companyJoin = defineDocument<JoinRow, JoinDetail>({
  bizType: 'companyJoin',
  workflowType: 'companyTask',
  name: '入驻申请',
  api: 'admin/api/company-joins',
  createPath: '',
  facts,
  titleField: 'name',
  keepsBack: true,
  codes: { create: '' },
  routes: {
    list: '/platform/company?tab=waiting',
    create: '/platform/company',
    edit: () => '/platform/company',
    detail: (id) => `/platform/company?tab=waiting&join=${id}`,
  },
  stepForms: {
    CompanySaleAppr: companySaleStep,
    CompanyLegalAppr: companyLegalStep,
    CompanyFinanceAppr: companyFinanceStep,
  },
  stepParts: { CompanySaleAppr: () => ({ controls: { bdUserId: () => <BdUserSelect /> } }) },
  unseen: PLACE_CODES,
  beside: (detail) => <LicenceBeside detail={detail} />,
})

/** A change of what only an approval may change. */
export const companyChange = defineDocument<ChangeRow, ChangeDetail>({
  bizType: 'companyChange',
  workflowType: 'companyChangeTask',
  name: '企业变更',
  api: 'admin/api/company-changes',
  createPath: '',
  facts,
  titleField: 'name',
  keepsBack: true,
  codes: { create: 'company_submit' },
  routes: {
    list: '/business/info?tab=change',
    // A change begins where the company's own data is edited.
    create: '/business/info',
    edit: (id) => `/business/company-change/edit/${id}`,
    detail: (id) => `/business/company-change/detail/${id}`,
  },
  unseen: [...PLACE_CODES, 'agreed', 'adminName', 'adminPhone', 'adminEmail', 'contactList'],
  meta: ({ changes }) => (changes ? [`变更内容：${changes}`] : []),
  beside: (detail) => <LicenceBeside detail={detail} />,
})
