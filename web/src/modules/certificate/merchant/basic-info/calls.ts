import { type CallOptions, http } from '../../../../api/http'
import type { components } from '../../../../api/schema.gen'

type Schemas = components['schemas']

export type BasicInfo = Schemas['BasicInfo']
export type BasicInfoForm = Schemas['BasicInfoForm']
export type Contact = Schemas['Contact']
export type Address = Schemas['BasicAddress']

const quiet: CallOptions = { hideMask: true, hideError: true }

export const basicInfoCalls = {
  read: () => http.get<BasicInfo>('selection/api/vendor/basicInfo', quiet),
  /** The form itself marks what is refused. */
  save: (body: BasicInfoForm) =>
    http.post<BasicInfo>('selection/api/vendor/saveBasicInfo', body, { hideError: true }),
}

export const basicInfoKey = ['basicInfo'] as const
