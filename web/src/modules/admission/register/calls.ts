/** The calls of a registration: no session, a token that the phone has earned. */
import type { Upload } from '../../../api/files'
import { type CallOptions, http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import type { DocumentDetail, Values } from '../../../blocks/document/types'

type Stored = components['schemas']['UploadedFile']

/** As it is answered: the document, spread into the shape of a company's profile. */
export type Registration = Partial<DocumentDetail> & {
  companyDO: Values
  companyBrandDOList: Values[]
  companyStoreDOList: Values[]
  fileRelationDOList: (Values & { type: string; fileId: number })[]
  contactList: Values[]
  step: number
  isEdit: boolean
  isStaging: boolean
  stageReason: string
}

const at = (rest = '') => `admin/api/company-register${rest}` as const
const quiet: CallOptions = { hideError: true }

export const registerCalls = {
  sendCode: (phone: string, captcha?: { uuid: string; captcha: string }) =>
    http.post(at('/send-code'), { phone, ...captcha }, quiet),
  verify: (phone: string, code: string) =>
    http.post<{ tempToken: string }>(at('/verify'), { phone, code }, quiet),
  read: (token: string) => http.get<Registration>(at(), { ...quiet, token }),
  save: (token: string, body: Values, known: boolean) =>
    known
      ? http.put<Registration>(at(), body, { ...quiet, token })
      : http.post<Registration>(at(), body, { ...quiet, token }),
  submit: (token: string, id: number, rowVersion: number) =>
    http.post<Registration>(at(`/${id}/submit`), { rowVersion }, { ...quiet, token }),
  withdraw: (token: string, id: number, rowVersion: number) =>
    http.post<Registration>(at(`/${id}/withdraw`), { rowVersion }, { ...quiet, token }),
  checkCreditCode: (token: string, creditCode: string) =>
    http.get<{ ok: boolean; message: string | null }>(at('/check-credit-code'), {
      ...quiet,
      hideMask: true,
      token,
      query: { creditCode },
    }),
}

/** Files go through a door of their own: there is no session to upload with. */
export const uploadWith =
  (token: string): Upload =>
  async (file, { slot, onProgress, signal } = {}) => {
    const form = new FormData()
    if (slot) form.set('slot', slot)
    form.set('file', file)
    const answer = await http.post<{ success: boolean; message?: string; data: Stored }>(
      at('/upload'),
      form,
      { ...quiet, hideMask: true, token, onProgress: onProgress ?? (() => undefined), signal },
    )
    if (!answer.success) throw new Error(answer.message)
    const { fileId, fileName, url, filePath, size } = answer.data
    return {
      fileId,
      name: file.name,
      fileName,
      url,
      filePath,
      size,
      ...(slot ? { type: slot } : {}),
    }
  }
