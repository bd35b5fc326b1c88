/** The calls of an approval document, the same for every module, and their query keys. */
import { type CallOptions, type CallPath, http } from '../../api/http'
import type { Params } from '../../api/params'
import { uuid } from '../../lib/uuid'
import type { DocumentType } from './document'
import type { Diff, DocumentDetail, DocumentHead, Values, Version } from './types'

/** The page itself shows what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

/** A second press or a retried call must not make a second document or decision. */
export const once = (): Pick<CallOptions, 'headers'> => ({ headers: { 'Idempotency-Key': uuid() } })

export type Counts = Partial<Record<string, number>> & { byStatus?: Record<string, number> }

export interface BatchItem {
  id: number
  rowVersion: number
}

export interface BatchResult {
  id: number
  ok: boolean
  message?: string | null
}

/** Beside a document's `actions[]`, these are posted to a path of the same name. */
export type DocumentEvent =
  | 'submit'
  | 'withdraw'
  | 'cancel'
  | 'bd-cancel'
  | 'urge'
  | 'abandon-change'

type Addresses<R extends DocumentHead, D extends DocumentDetail> = Pick<
  DocumentType<R, D>,
  'api' | 'createPath' | 'updatePath' | 'answers'
>

export function documentCalls<R extends DocumentHead, D extends DocumentDetail>({
  api,
  createPath,
  updatePath,
}: Addresses<R, D>) {
  const path = (rest: string) => `${api}${rest}` as CallPath
  const kept = ({ id }: Values) => path(updatePath?.(Number(id)) ?? '')
  const one = (id: number, rest = '') => path(`/${id}${rest}`)
  return {
    list: (query: Params) => http.page<R>(api, { ...quiet, query }),
    counts: (query: Params) => http.get<Counts>(path('/counts'), { ...quiet, query }),
    detail: (id: number) => http.get<D>(one(id), quiet),
    create: (body: Values) => http.post<D>(path(createPath), body, { hideError: true, ...once() }),
    update: (body: Values) => http.put<D>(kept(body), body, { hideError: true }),
    /** An update that nobody asked for: no mask over the page. */
    autosave: (body: Values) => http.put<D>(kept(body), body, quiet),
    remove: (id: number) => http.delete<void>(one(id)),
    event: (id: number, event: string, body: { rowVersion: number; reason?: string }) =>
      http.post<D>(one(id, `/${event}`), body, once()),
    /** One thing done to many: each answers for itself, and one refusal does not undo the others. */
    batch: (action: string, items: readonly BatchItem[], reason?: string) =>
      // No key, which stands for one transaction: here each row is one, and its version guards it.
      http.post<{ results: BatchResult[] }>(path(`/batch/${action}`), { items, reason }),
    versions: (id: number) => http.get<Version[]>(one(id, '/versions'), quiet),
    diff: (id: number, query: { from?: number; to?: number | 'current'; all?: boolean }) =>
      http.get<Diff>(one(id, '/diff'), { ...quiet, query }),
    exportPath: path('/export'),
    importPath: path('/import'),
    templatePath: path('/import-template'),
  }
}

/** Where a document's kept back fields are asked for, where it has some. */
export const doorOf = (
  { api, keepsBack }: Pick<DocumentType, 'api' | 'keepsBack'>,
  { id }: { id: number },
) => (keepsBack ? (`${api}/${id}` as CallPath) : undefined)

/** Everything that is known of a module's documents begins with its bizType: one key forgets it all. */
export const documentKeys = {
  all: (doc: DocumentType) => [doc.bizType] as const,
  list: (doc: DocumentType, query: Params) => [doc.bizType, 'list', query] as const,
  counts: (doc: DocumentType, query: Params) => [doc.bizType, 'counts', query] as const,
  detail: (doc: DocumentType, id: number) => [doc.bizType, 'detail', id] as const,
  diff: (doc: DocumentType, id: number, query: object) => [doc.bizType, 'diff', id, query] as const,
}
