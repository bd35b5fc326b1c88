/** The three calls of every import, and the export beside them. */
import { type CallOptions, type CallPath, http } from './http'
import type { Params } from './params'

export interface ImportRow {
  rowNo: number
  ok: boolean
  errors: ImportError[]
}

/** One of a further sheet says which, and its row there. */
export interface ImportError {
  sheet?: string
  rowNo?: number
  column: string
  message: string
}

export interface ImportCheck {
  batchId: string | number
  total: number
  okCount: number
  errorCount: number
  rows: ImportRow[]
  /** What the good rows come to, sheet by sheet, where there are several. */
  parts?: { name: string; okCount: number }[]
}

export type ImportMode = 'ALL_OR_NOTHING' | 'SKIP_ERRORS'

const own: CallOptions = { hideMask: true, hideError: true }

/** `base` is the list's own path, `selection/api/offers`. */
export const importCalls = (base: CallPath) => ({
  template: () => http.blob(`${base}/import-template`, own),
  validate: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    const form = new FormData()
    form.set('file', file)
    return http.post<ImportCheck>(`${base}/import/validate`, form, { ...own, onProgress, signal })
  },
  errorFile: (batchId: ImportCheck['batchId']) =>
    http.blob(`${base}/import/${batchId}/error-file`, own),
  commit: (batchId: ImportCheck['batchId'], mode: ImportMode) =>
    http.post<unknown>(`${base}/import/${batchId}/commit`, undefined, { ...own, query: { mode } }),
  exported: (query: Params, signal: AbortSignal) =>
    http.blob(`${base}/export`, { ...own, query, signal }),
})
