/** A company's profile as the values of its one form. Pure. */

import { fieldsOf } from '../../../api/facts'
import type { UploadFile } from '../../../api/files'
import { companyForm } from '../../../api/forms/CompanyForm.gen'
import type { Values } from '../../../blocks/document/types'

interface Profile {
  companyDO: object
  companyBrandDOList: readonly object[]
  companyStoreDOList: readonly object[]
  fileRelationDOList: readonly { type: string; fileId: number; name: string }[]
}

const FIELDS = fieldsOf(companyForm)

export function companyValues(profile: Profile): Values {
  const files = profile.fileRelationDOList
  const byId = new Map(files.map((file) => [file.fileId, file as UploadFile]))
  const values: Values = {}
  for (const { name, kind } of FIELDS)
    values[name] =
      kind === 'files'
        ? files.filter(({ type }) => type === name)
        : blank((profile.companyDO as Values)[name])
  values.companyBrandDOList = profile.companyBrandDOList.map((brand) =>
    brandValues(brand as Values, byId),
  )
  values.companyStoreDOList = profile.companyStoreDOList
  return values
}

/** A brand's row holds the numbers of its files; a form holds the files. */
function brandValues(row: Values, files: ReadonlyMap<number, UploadFile>): Values {
  const fields = FIELDS.find(({ name }) => name === 'companyBrandDOList')?.fields ?? []
  const file = (id: number): UploadFile => files.get(id) ?? { fileId: id, name: `文件 ${id}` }
  const brand: Values = {}
  for (const { name } of fields) brand[name] = blank(row[name])
  brand.brandLogo = typeof row.brandLogo === 'number' ? [file(row.brandLogo)] : []
  brand.authChain = ((row.authChain ?? []) as Values[]).map(({ files: ids, ...link }) => ({
    ...link,
    authFiles: ((ids ?? []) as number[]).map(file),
  }))
  return brand
}

const blank = (value: unknown) => (value === '' ? null : value)
