import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import type { DocumentDetail, Values } from '../../../blocks/document/types'

type Schemas = components['schemas']
export type Preview = Schemas['AttrMergePreview']
export type PreviewRow = Schemas['AttrMergeOffer']
export type Suggestion = Schemas['AttrMergeSuggestion']
export type AttrWords = Schemas['AttrWords']

const quiet: CallOptions = { hideMask: true, hideError: true }
export const MERGES = 'product/api/attr-merges'

export const mergeKeys = {
  all: ['attrMerges'] as const,
  preview: (id: number, rowVersion: number) =>
    [...mergeKeys.all, 'preview', id, rowVersion] as const,
  suggestions: (category: string) => [...mergeKeys.all, 'suggestions', category] as const,
  words: (category: string) => [...mergeKeys.all, 'words', category] as const,
}

export const mergeCalls = {
  preview: (id: number) => http.get<Preview>(`${MERGES}/${id}/preview`, quiet),
  suggestions: (categoryCode: string) =>
    http.get<Suggestion[]>(`${MERGES}/suggestions`, { ...quiet, query: { categoryCode } }),
  words: (categoryCode: string) =>
    http.get<AttrWords[]>(`${MERGES}/words`, { ...quiet, query: { categoryCode } }),
  propose: (body: Values) => http.post<DocumentDetail>(MERGES, body),
  undo: (id: number, rowVersion: number) =>
    http.post<DocumentDetail>(`${MERGES}/${id}/undo`, { rowVersion }),
}
