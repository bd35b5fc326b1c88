/**
 * The calls that the shell makes, with their answers. They are typed by hand in
 * this one place until the generated types cover them.
 */
import type { PasswordRule } from '../lib/password'
import { type CallOptions, http } from './http'

export interface Account {
  id: number
  login: string
  bizAccountLogin: string
  nameCn: string
  imageUrl: string
  email: string
  /** Empty until one is bound. */
  phone: string
  receiveEmail: boolean
  companyId: number
  companyName: string
  changedPwd: boolean
  vendorPosition: string
  vendorVx: string
  gzSubscribe: boolean
  elsAccount: string
  userType: 'BIZ' | 'PLATFORM'
  roleCodes: string[]
  subjectType: string
  companyVerifyStatus: boolean
  companyUseStatus: boolean
  companyUseStatusReason: string
  defaultLiveRoom: string
  /** Negative when it is late. */
  pwdExpireDays: number
  passwordRule: PasswordRule
}

export interface PermissionNode {
  permissionCode: string
  permissionType: string
  label: string
  children: PermissionNode[]
}

export interface DictItem {
  type: string
  value: string
  label: string
  /** Comma-separated rooms it applies to; empty means all. */
  liveRoom: string
  sort: number
  color: string
  disabled: boolean
  children: DictItem[]
}

export interface Dictionary {
  version: number
  items: DictItem[]
}

export interface LiveRoom {
  liveRoom: string
  label: string
  vendorType: string
  sort: number
}

/** The company's own card; the page that edits it knows many more fields. */
export interface Company {
  id: number
  name: string
  elsAccount: string
  creditCode: string
  subjectType: string
  isPlatform: boolean
  verifyStatus: boolean
  useStatus: boolean
  useStatusReason: string
  useStatusRemarks: string
}

export interface CompanyProfile {
  companyDO: Company
  companyBrandDOList: unknown[]
  companyStoreDOList: unknown[]
  fileRelationDOList: unknown[]
}

export interface UnreadCount {
  type: string
  typeLabel: string
  count: number
}

export interface CompanyChoice {
  userId: number
  companyName: string
  userName: string
  elsAccount: string
  status: string
  current: boolean
}

export interface LoginInput {
  elsAccount?: string
  username: string
  password: string
  uuid?: string
  captcha?: string
}

export interface PasswordChange {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

export interface PersonalData {
  nameCn: string
  email: string
  receiveEmail: boolean
  vendorPosition: string
  vendorVx: string
}

export interface Device {
  id: number
  ip: string
  device: string
  createdDate: string
  lastUsedDate: string
  expireDate: string
  current: boolean
}

export interface LoginRecord {
  id: number
  entry: 'PASSWORD' | 'PHONE' | 'PARTNER' | 'SWITCH'
  result: 'SUCCESS' | 'FAIL'
  reason: string
  ip: string
  device: string
  createdDate: string
}

export interface ClientError {
  message: string
  stack?: string
  route: string
  userAgent: string
  occurredDate: string
}

/** For calls in the background: no mask, and the page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export const calls = {
  account: () => http.get<Account | null>('admin/api/account', quiet),
  permissions: () =>
    http.post<PermissionNode[]>('admin/api/findPermissionByUser', { language: 'CHINA' }, quiet),
  dictionary: (companyId: number) =>
    http.get<Dictionary>(`admin/api/getAllDictionarys/${companyId}`, quiet),
  dictionaryVersion: () => http.get<{ version: number }>('admin/api/dictionarys/version', quiet),
  liveRooms: () => http.get<LiveRoom[]>('admin/api/users/getAllLiveRoom', quiet),
  companyProfile: () => http.get<CompanyProfile>('admin/api/company/profile', quiet),
  unreadCounts: () =>
    http.get<UnreadCount[]>('admin/api/message-location-logs/type/count', {
      ...quiet,
      query: { 'readStates.equals': 0 },
    }),

  /** The form itself shows a refusal (S7-23). */
  login: (input: LoginInput) =>
    http.post<{ id_token: string }>('admin/api/bizAuthenticate', input, quiet),
  /** Takes the token explicitly: the client has often dropped it already. */
  logout: (token: string) => http.post<void>('admin/api/logout', undefined, { ...quiet, token }),
  changePassword: (change: PasswordChange) =>
    http.post<void>('admin/api/bizAccount/changePassword', change, { hideError: true }),

  companies: (phone: string) =>
    http.get<CompanyChoice[]>('admin/api/getCompanyNameAndUserName', {
      ...quiet,
      query: { phone },
    }),
  switchCompany: (userId: number) =>
    http.post<{ id_token: string }>('admin/api/toggleUserAuthenticate', { userId }),

  personalData: () => http.get<PersonalData>('admin/api/getBizIndividualCenter', quiet),
  savePersonalData: (data: PersonalData) =>
    http.post<void>('admin/api/saveBizIndividualCenter', data, { hideError: true }),
  codeToOwnPhone: (phone: string) =>
    http.get<unknown>('admin/api/bzPhoneAuthorize/getAuthCode', { query: { phone } }),
  codeToNewPhone: (phone: string, type: 'ADD' | 'UPDATE') =>
    http.post<unknown>('admin/api/bizAccount/updateOrAddPhoneGetCode', { phone, type }),
  bindPhone: (binding: { phone: string; authCode: string }) =>
    http.post<void>('admin/api/saveBizAccountPhone', binding, { hideError: true }),
  changePhone: (change: {
    oldPhone: string
    oldAuthCode: string
    phone: string
    authCode: string
  }) => http.post<void>('admin/api/bizPhone/update', change, { hideError: true }),

  devices: () => http.get<Device[]>('admin/api/sessions', quiet),
  endDevice: (id: number) => http.delete<void>(`admin/api/sessions/${id}`),
  loginRecords: (page: number, size: number) =>
    http.page<LoginRecord>('admin/api/login-logs', { ...quiet, query: { page, size } }),

  reportError: (error: ClientError) =>
    http.post<void>('application/api/client-errors', error, quiet),
}
