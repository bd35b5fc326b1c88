/** Files on their way to the server (S7-14, S7-15, S7-17, S7-18). */
import { t } from '../i18n/texts'
import { HttpError, type Problem } from './errors'
import { type CallOptions, type CallPath, http } from './http'
import { fetchWithProgress } from './progress'
import type { components } from './schema.gen'

/** A file as documents hold it. The server reads `fileId` alone; the rest is for the eye. */
export interface UploadFile {
  fileId: number
  name: string
  title?: string
  url?: string
  /** The picture in the browser's memory, before the server's address is known. */
  blobUrl?: string | null
  fileName?: string
  filePath?: string
  isPrimary?: boolean
  desc?: string
  /** The code of its slot. */
  type?: string
  OssSignPath?: string
  size?: number
}

/** The same picture for a place of a list; what the browser holds itself is shown as it is. */
export const smallOf = (url: string) =>
  url.startsWith('/services/fileservice/') ? `${url}${url.includes('?') ? '&' : '?'}side=128` : url

type Schemas = components['schemas']
type StoredFile = Schemas['UploadedFile']

interface Envelope<T> {
  success: boolean
  message?: string
  data: T
}

export interface UploadOptions {
  slot?: string
  bizType?: string
  /** From the clipboard: there is no file behind it, its content goes as text. */
  pasted?: boolean
  onProgress?: (percent: number) => void
  signal?: AbortSignal
}

export type Upload = (file: File, options?: UploadOptions) => Promise<UploadFile>

/** Larger files go to the storage itself. */
export const DIRECT_OVER = 5 * 1024 * 1024

/** Sends a file the way its size asks for. */
export const uploadFile: Upload = async (file, options = {}) => {
  const way = file.size > DIRECT_OVER ? direct : options.pasted ? asText : through
  const stored = await way(file, options)
  return {
    fileId: stored.fileId,
    name: file.name,
    fileName: stored.fileName,
    url: stored.url,
    filePath: stored.filePath,
    size: stored.size,
    ...(options.slot ? { type: options.slot } : {}),
  }
}

/** A picture that everybody may see: avatars and posters. */
export async function uploadPublic(
  file: File,
  { slot, signal }: UploadOptions = {},
): Promise<UploadFile> {
  const form = new FormData()
  if (slot) form.set('slot', slot)
  form.set('file', file)
  const path = 'fileservice/api/uploadAttachmentPublicRead'
  const { fileId, url } = await post<StoredFile>(path, form, { signal })
  return { fileId, name: file.name, url }
}

/** The page itself shows how far it is and what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

async function opened<T>(answer: Promise<Envelope<T>>): Promise<T> {
  const { success, message, data } = await answer
  if (!success) throw new Error(message || t('http.server'))
  return data
}

const post = <T>(path: CallPath, body: unknown, options: CallOptions) =>
  opened(http.post<Envelope<T>>(path, body, { ...quiet, ...options }))

function through(file: File, { slot, bizType, onProgress, signal }: UploadOptions) {
  const form = new FormData()
  if (slot) form.set('slot', slot)
  if (bizType) form.set('bizType', bizType)
  form.set('file', file)
  const path = 'fileservice/api/uploadAttachmentFile'
  return post<StoredFile>(path, form, { onProgress: onProgress ?? (() => undefined), signal })
}

async function asText(file: File, { slot, bizType, onProgress, signal }: UploadOptions) {
  const form = new URLSearchParams({ fileName: file.name })
  // Before the content, so that the server refuses what is too large at once.
  if (slot) form.set('slot', slot)
  if (bizType) form.set('bizType', bizType)
  form.set('base64', await dataUrl(file))
  const path = 'fileservice/api/uploadSourceAttachmentFile'
  return post<StoredFile>(path, form, { onProgress: onProgress ?? (() => undefined), signal })
}

const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

interface Signature {
  accessid: string
  policy: string
  signature: string
  host: string
  /** Where the file goes; no other place is signed. */
  key: string
  /** Posted unchanged before the file. */
  fields?: Record<string, string>
}

async function direct(file: File, { slot, bizType, onProgress, signal }: UploadOptions) {
  const asked: Schemas['SignatureForm'] = {
    fileName: file.name,
    contentType: file.type,
    slot,
  }
  const signed: Signature = JSON.parse(
    await post<string>('fileservice/api/getOssSignature', asked, { signal }),
  )
  const form = new FormData()
  form.set('key', signed.key)
  form.set('OSSAccessKeyId', signed.accessid)
  form.set('policy', signed.policy)
  form.set('signature', signed.signature)
  form.set('success_action_status', '200')
  for (const [name, value] of Object.entries(signed.fields ?? {})) form.set(name, value)
  form.set('file', file)
  await store(signed.host, form, onProgress, signal)
  const done: Schemas['CompleteForm'] = { key: signed.key, slot, bizType }
  return post<StoredFile>('fileservice/api/oss-complete', done, { signal })
}

/** The storage is not the portal: it gets the signature, never the session's token. */
async function store(
  host: string,
  body: FormData,
  onProgress: UploadOptions['onProgress'] = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const send = fetchWithProgress(onProgress)
  let answer: Response
  try {
    answer = await send(host, { method: 'POST', body, signal })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new HttpError(0, {}, undefined, t('http.network'))
  }
  if (answer.ok) return
  // Our own host says why; a bucket answers in XML.
  const problem: Problem = await answer.json().catch(() => ({}))
  throw new HttpError(answer.status, problem, undefined, problem.message || t('file.storage'))
}
