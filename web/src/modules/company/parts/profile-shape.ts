/** Between the one form that is filled in and the shape in which it travels. Pure. */

import { fieldsOf } from '../../../api/facts'
import type { UploadFile } from '../../../api/files'
import { companyForm } from '../../../api/forms/CompanyForm.gen'
import type { Values } from '../../../blocks/document/types'

/** What travels of a company, whoever sends it. */
export interface Travelling {
  companyDO: Values
  fileRelationDOList: readonly { type: string; fileId: number }[]
}

const FIELDS = fieldsOf(companyForm)
const isRows = (name: string) => FIELDS.find((field) => field.name === name)?.kind === 'list'
const isFiles = (name: string) => FIELDS.find((field) => field.name === name)?.kind === 'files'

/** What the form shows of an answer. */
export function valuesOf(answer: Travelling): Values {
  const values: Values = { ...answer.companyDO }
  for (const { name } of FIELDS) {
    if (isRows(name)) values[name] = (answer as unknown as Values)[name] ?? []
    if (isFiles(name)) values[name] = answer.fileRelationDOList.filter(({ type }) => type === name)
  }
  return values
}

/** S3-08: the shape that travels. */
export function bodyOf(values: Values, beside: Values): Values {
  const companyDO: Values = {}
  const fileRelationDOList: Values[] = []
  const lists: Values = {}
  for (const { name } of FIELDS) {
    const value = values[name]
    if (value === undefined || value === null || value === '') continue
    if (isFiles(name))
      for (const { fileId, title } of value as UploadFile[])
        fileRelationDOList.push({ type: name, fileId, title })
    else if (isRows(name)) lists[name] = (value as Values[]).map(rowOf)
    else companyDO[name] = value
  }
  return { companyDO, fileRelationDOList, ...lists, ...beside }
}

/** Empty fields do not travel; files travel by their number. */
function rowOf(row: Values): Values {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(itemOf) : value]),
  )
}

function itemOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const file = item as Partial<UploadFile>
  return file.fileId === undefined ? rowOf(item as Values) : { fileId: file.fileId }
}

/** The groups of each of the four steps. */
export const STEPS: readonly { title: string; groups: readonly string[] }[] = [
  {
    title: '企业信息',
    groups: ['主体信息', '经营地址', '登记信息', '经营信息', '结算信息'],
  },
  { title: '品牌与店铺', groups: ['品牌与店铺'] },
  { title: '资质文件', groups: ['资质文件'] },
  { title: '联系人与账号', groups: ['联系人与账号'] },
]

export const groupOf = (name: string) => FIELDS.find((field) => field.name === name)?.group ?? ''

/** The step in which a field stands, from 1. */
export const stepOf = (name: string) =>
  1 +
  Math.max(
    0,
    STEPS.findIndex(({ groups }) => groups.includes(groupOf(name))),
  )

/** What a pasted licence says, as far as it can be read. */
export function readLicence(text: string): Values {
  const find = (pattern: RegExp) => pattern.exec(text)?.[1]?.trim()
  const date = (found: string | undefined) => {
    const parts = found?.match(/(\d{4})\D+(\d{1,2})\D+(\d{1,2})/)
    return parts && `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`
  }
  const established = date(find(/(?:成立日期|注册日期)[:：\s]*([\d年月日.\-/ ]+)/))
  const values: Values = {
    name: find(/(?:企业名称|名\s*称)[:：\s]*([^\s，,;；]+(?:公司|厂|中心|商行|店|合作社))/),
    creditCode: find(/([0-9A-HJ-NPQRTUWXY]{18})/),
    legalPersonName: find(/法定代表人[:：\s]*([一-龥·]{2,10})/),
    establishTime: established,
    registerDate: established,
    fromTime: established,
    registeredAddress: find(/(?:住\s*所|注册地址|经营场所)[:：\s]*([^\n]+)/),
    businessScope: find(/经营范围[:：\s]*([^\n]+)/),
  }
  const capital = find(/注册资本[:：\s]*(?:人民币)?\s*([\d,.]+)\s*万/)
  if (capital) values.registeredCapital = Number(capital.replaceAll(',', ''))
  if (/长期|无固定期限/.test(text)) values.licenseTerm = 'LONG'
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value))
}
