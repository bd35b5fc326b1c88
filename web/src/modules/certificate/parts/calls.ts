/** Certificates: the company's own, the register that everybody watches, and the radar over it. */
import { type CallOptions, http } from '../../../api/http'
import type { Params } from '../../../api/params'
import type { components } from '../../../api/schema.gen'
import { once } from '../../../blocks/document/calls'

type Schemas = components['schemas']

/** A certificate in force. */
export type CertRow = Schemas['CertRow']
/** An item as it was handed in, with what has become of it. */
export type CertView = Schemas['CertItemView']
export type CertItem = Schemas['CertItem']
export type Current = Schemas['CurrentCertificate']
/** A submission under way. */
export type OpenSubmission = Schemas['OpenSubmission']
export type Radar = Schemas['Radar']
/** An offer that needs the certificate. */
export type AffectedOffer = Schemas['AffectedOffer']

const quiet: CallOptions = { hideMask: true, hideError: true }
const VENDOR = 'selection/api/vendor' as const
const CERTS = `${VENDOR}/certificates` as const

export const certCalls = {
  current: () => http.get<Current>(`${VENDOR}/getCurrentCertificate`, quiet),
  /** The editor itself shows what is refused. */
  save: (body: Schemas['SaveCertificateForm']) =>
    http.post<Current>(`${VENDOR}/saveCertificate`, body, { hideError: true, ...once() }),
  /** One more submission, beside those under way. */
  begin: (body: Pick<Schemas['SaveCertificateForm'], 'certList' | 'submit'>) =>
    http.post<unknown>(`${VENDOR}/certificate-submissions`, body, { hideError: true, ...once() }),
  renew: (id: number) => http.post<Current>(`${CERTS}/${id}/renew`, {}, once()),
  radar: () => http.get<Radar>(`${CERTS}/radar`, quiet),
  one: (id: number) => http.get<CertRow>(`${CERTS}/${id}`, quiet),
  page: (query: Params) => http.page<CertRow>(CERTS, { ...quiet, query }),
  remind: (id: number) => http.post<CertRow>(`${CERTS}/${id}/remind`, {}, once()),
  /** What hangs on it, the next on air first. */
  offers: (id: number) => http.get<AffectedOffer[]>(`${CERTS}/${id}/offers`, quiet),
  restrict: (offer: AffectedOffer, remark: string) =>
    http.post<unknown>(
      `selection/api/offers/${offer.id}/restrict`,
      { reason: 'CERT_MISSING', remark, rowVersion: offer.rowVersion },
      { hideError: true, ...once() },
    ),
  items: (submissionId: number) =>
    http.get<CertView[]>(`${VENDOR}/certificate-submissions/${submissionId}/items`, quiet),
  exportBase: CERTS,
}

/** One key forgets everything that is known of certificates; the document's own calls use it, too. */
export const certKeys = {
  all: ['vendorCertificate'] as const,
  current: ['vendorCertificate', 'current'] as const,
  radar: ['vendorCertificate', 'radar'] as const,
  one: (id: number) => ['vendorCertificate', 'one', id] as const,
  page: (query: Params) => ['vendorCertificate', 'page', query] as const,
  offers: (id: number) => ['vendorCertificate', 'offers', id] as const,
  items: (submissionId: number) => ['vendorCertificate', 'items', submissionId] as const,
}
