/** The calls that the shell makes. Their types come from the server's own document. */
import { type CallOptions, http } from './http'
import type { components } from './schema.gen'

type Schemas = components['schemas']

export type Account = Schemas['CurrentUser']
export type PermissionNode = Schemas['PermissionNode']
export type DictItem = Schemas['DictItem']
export type LiveRoom = Schemas['LiveRoom']
export type CompanyProfile = Schemas['CompanyProfile']
export type UnreadCount = Schemas['MessageTypeCount']
export type TodoCount = Schemas['TodoCount']
export type OwnAccount = Schemas['OwnAccount']
export type PasswordChange = Schemas['ChangePasswordForm']
export type PersonalData = Schemas['IndividualCenterForm']
export type Device = Schemas['Device']
export type LoginRecord = Schemas['LoginRecord']

/** Nobody waits longer than this to leave. */
const LOGOUT_PATIENCE_MS = 5000

/** For calls in the background: no mask, and the page itself says what failed. */
const quiet: CallOptions = { hideMask: true, hideError: true }

export const calls = {
  account: () => http.get<Account | null>('admin/api/account', quiet),
  permissions: () =>
    http.post<PermissionNode[]>('admin/api/findPermissionByUser', { language: 'CHINA' }, quiet),
  dictionary: (companyId: number) =>
    http.get<Schemas['Dictionaries']>(`admin/api/getAllDictionarys/${companyId}`, quiet),
  dictionaryVersion: () => http.get<Schemas['DictVersion']>('admin/api/dictionarys/version', quiet),
  liveRooms: () => http.get<LiveRoom[]>('admin/api/users/getAllLiveRoom', quiet),
  companyProfile: () => http.get<CompanyProfile>('admin/api/company/profile', quiet),
  unreadCounts: () =>
    http.get<UnreadCount[]>('admin/api/message-location-logs/type/count', {
      ...quiet,
      query: { 'readStates.equals': 0 },
    }),

  todoCounts: () => http.get<TodoCount[]>('datacenter/api/dashboard/todo-counts', quiet),

  /** The form itself shows a refusal (S7-23). */
  login: (input: Schemas['LoginForm']) =>
    http.post<Schemas['TokenAnswer']>('admin/api/bizAuthenticate', input, quiet),
  /** Takes the token explicitly: the client has often dropped it already. */
  logout: (token: string) =>
    http.post<void>('admin/api/logout', undefined, {
      ...quiet,
      asSelf: true,
      token,
      signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS),
    }),
  changePassword: (change: PasswordChange) =>
    http.post<void>('admin/api/bizAccount/changePassword', change, { hideError: true }),

  openView: (companyId: string) =>
    http.post<Schemas['CompanyView']>(`admin/api/company-views/${companyId}`, undefined, {
      ...quiet,
      asSelf: true,
    }),
  /** Companies that staff may look at. */
  viewable: async (name: string) =>
    (
      await http.page<Schemas['CompanyRow']>('admin/api/companies', {
        ...quiet,
        asSelf: true,
        query: { name, size: 8, page: 0 },
      })
    ).items,
  companies: (phone: string) =>
    http.get<OwnAccount[]>('admin/api/getCompanyNameAndUserName', {
      ...quiet,
      query: { phone },
    }),
  switchCompany: (userId: number) =>
    http.post<Schemas['TokenAnswer']>('admin/api/toggleUserAuthenticate', { userId }),

  personalData: () =>
    http.get<Schemas['IndividualCenter']>('admin/api/getBizIndividualCenter', quiet),
  savePersonalData: (data: PersonalData) =>
    http.post<void>('admin/api/saveBizIndividualCenter', data, { hideError: true }),
  codeToOwnPhone: (phone: string) =>
    http.get<unknown>('admin/api/bzPhoneAuthorize/getAuthCode', { query: { phone } }),
  codeToNewPhone: (phone: string, type: 'ADD' | 'UPDATE') =>
    http.post<unknown>('admin/api/bizAccount/updateOrAddPhoneGetCode', { phone, type }),
  bindPhone: (binding: Schemas['BindPhoneForm']) =>
    http.post<void>('admin/api/saveBizAccountPhone', binding, { hideError: true }),
  changePhone: (change: Schemas['ChangePhoneForm']) =>
    http.post<void>('admin/api/bizPhone/update', change, { hideError: true }),

  codeToMailbox: () => http.post<unknown>('admin/api/bizAccount/emailGetCode', {}),
  proveMailbox: (authCode: string) =>
    http.post<void>('admin/api/bizAccount/verifyEmail', { authCode }, { hideError: true }),

  devices: () => http.get<Device[]>('admin/api/sessions', quiet),
  endDevice: (id: number) => http.delete<void>(`admin/api/sessions/${id}`),
  loginRecords: (page: number, size: number) =>
    http.page<LoginRecord>('admin/api/login-logs', { ...quiet, query: { page, size } }),

  reportError: (error: Schemas['ClientError']) =>
    http.post<void>('application/api/client-errors', error, quiet),
}
