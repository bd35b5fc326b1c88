/** Every approval document of the portal: the desk opens any of them. */
import type { DocumentType } from '../document/document'
import { attrMerge } from './attr-merge'
import { companyChange, companyJoin } from './company-join'
import { offer, offerChange } from './offer'
import { offerStoreAppr } from './offer-store'
import { vendorCertificate } from './vendor-certificate'

export const documents: readonly DocumentType[] = [
  companyJoin,
  companyChange,
  offer,
  offerChange,
  offerStoreAppr,
  vendorCertificate,
  attrMerge,
]

export const documentOf = (bizType: string) => documents.find((doc) => doc.bizType === bizType)
