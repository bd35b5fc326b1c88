/** Items of a submission while they are written. */
import type { UploadFile } from '../../../api/files'
import { uuid } from '../../../lib/uuid'
import type { CertItem, CertView, Current } from '../parts/calls'

/** What the server takes of an item, with its files to look at. */
export type Draft = Omit<CertItem, 'files' | 'token'> & {
  token: string
  files: UploadFile[]
  /** What was said of it when it came back. */
  opinion?: string
  /** In force already: it stays in the list, as it was seen. */
  passed?: boolean
}

const FIELDS = [
  'token',
  'certType',
  'certNo',
  'specialNo',
  'specialReason',
  'certName',
  'subjectName',
  'scope',
  'brandId',
  'categoryCode',
  'issueOrg',
  'issueDate',
  'startDate',
  'longTerm',
  'expireDate',
  'verifyUrl',
  'replacesId',
] as const satisfies readonly (keyof CertItem)[]

export const blankItem = (subjectName = '', certType?: string): Draft => ({
  token: uuid(),
  certType,
  subjectName,
  files: [],
})

export const draftsOf = ({ certList }: Pick<Current, 'certList'>): Draft[] => certList.map(draftOf)

function draftOf(item: CertView): Draft {
  const values = Object.fromEntries(FIELDS.map((name) => [name, item[name]]))
  return {
    ...values,
    token: item.token ?? uuid(),
    files: item.files as UploadFile[],
    opinion: item.apprStatus === 'REJECTED' ? (item.itemOpinion ?? undefined) : undefined,
    passed: item.certId !== null,
  }
}

/** As the server takes it: nothing that it computes itself. */
export function itemOf(draft: Draft): CertItem {
  const values = Object.fromEntries(
    FIELDS.map((name) => [name, draft[name]]).filter(([, value]) => value !== ''),
  )
  const files = draft.files.map(({ fileId, title }) => ({ fileId, title }))
  return { ...values, token: draft.token, files } as CertItem
}

/** `certList[2].certNo` → the third item's field. */
export function placeOf(path: string): { index: number; field: string } | undefined {
  const found = /^certList\[(\d+)\]\.(\w+)/.exec(path)
  return found ? { index: Number(found[1]), field: found[2] ?? '' } : undefined
}
