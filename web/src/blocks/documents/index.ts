/** Every approval document of the portal: the desk opens any of them. */
import type { DocumentType } from '../document/document'
import { offerStoreAppr } from './offer-store'

export const documents: readonly DocumentType[] = [offerStoreAppr]

export const documentOf = (bizType: string) => documents.find((doc) => doc.bizType === bizType)
