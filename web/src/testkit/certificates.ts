/** Certificates for tests: those in force, and a submission with its items. */
import type { CertRow, CertView, Current, OpenSubmission } from '../modules/certificate/parts/calls'

export const file = { fileId: 7, name: '证照.png', title: '证照', url: '/x.png' }

export const certRow = (id: number, more: Partial<CertRow> = {}): CertRow => ({
  id,
  code: `CT261115${id}`,
  companyId: 2,
  companyName: '上海花植美妆有限公司',
  certType: 'CCC',
  certNo: `NO-${id}`,
  certName: `证照 ${id}`,
  subjectName: '上海花植美妆有限公司',
  brandId: null,
  brandName: null,
  categoryCode: 'Cosmetic',
  issueDate: '2025-01-01',
  expireDate: '2026-12-05',
  longTerm: false,
  leftDays: 20,
  certStatus: 'EXPIRING',
  apprStatus: 'APPROVED',
  replacedById: null,
  renewing: false,
  affectedOfferCount: 0,
  remindCount: 0,
  remindDate: null,
  files: [],
  submissionId: 1,
  actions: ['detail', 'renew'],
  createdBy: 1,
  createdDate: '2026-11-01 10:00:00',
  lastModifiedDate: '2026-11-01 10:00:00',
  rowVersion: 0,
  ...more,
})

export const certView = (token: string, more: Partial<CertView> = {}): CertView => ({
  token,
  certType: 'CCC',
  certNo: `NO-${token}`,
  certName: `证照${token}`,
  subjectName: '上海花植美妆有限公司',
  issueDate: '2026-01-05',
  expireDate: '2028-01-05',
  files: [],
  apprStatus: 'CREATED',
  itemOpinion: null,
  brandName: null,
  certId: null,
  warnings: [],
  ...more,
})

export const current = (more: Partial<Current> = {}): Current => ({
  id: null,
  code: null,
  companyId: 2,
  apprStatus: null,
  apprStep: null,
  rowVersion: null,
  editable: false,
  certList: [],
  openList: [],
  liveList: [],
  ...more,
})

/** A submission under way. */
export const submission = (
  id: number,
  certList: CertView[],
  more: Partial<OpenSubmission> = {},
): OpenSubmission => ({
  id,
  code: `ZS261115${id}`,
  apprStatus: 'CREATED',
  rowVersion: 0,
  editable: true,
  certList,
  ...more,
})

const bucket = (days: number, count: number) => ({ days, count, certIds: [], affectedOffers: 0 })

export const radar = {
  buckets: [bucket(0, 1), bucket(7, 0), bucket(30, 1), bucket(60, 0), bucket(90, 0)],
  cells: [
    { categoryCode: 'Food', days: 30, count: 1 },
    { categoryCode: 'Cosmetic', days: 0, count: 1 },
    { categoryCode: 'Cosmetic', days: null, count: 4 },
  ],
  count: 2,
  affectedOffers: 3,
}
