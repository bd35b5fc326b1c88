/** The calls of the entrance pages. They show their refusals themselves, so nothing else may. */
import { HttpError, messageOf } from '../api/errors'
import { type CallOptions, type CallPath, http } from '../api/http'
import type { Params } from '../api/params'
import type { PasswordRule } from '../lib/password'

const QUIET = { hideError: true, hideMask: true } satisfies CallOptions

const get = <T>(path: CallPath, query: Params, options?: CallOptions) =>
  http.get<T>(path, { ...QUIET, ...options, query })
const post = <T>(path: CallPath, body?: object, options?: CallOptions) =>
  http.post<T>(path, body, { ...QUIET, ...options })

export interface Session {
  id_token: string
}

export interface NamedSession extends Session {
  nameCn: string
  companyName: string
}

export interface Account {
  userId: number
  companyName: string
  nameCn: string
  status: string
}

export interface AccountChoice {
  needChoose: true
  tempToken: string
  accounts: Account[]
}

/** A picture's answer travels with the id of the picture; both are left out when none was asked. */
export interface CaptchaAnswer {
  uuid?: string
  captcha?: string
}

interface Credentials extends CaptchaAnswer {
  elsAccount?: string
  username: string
  password: string
  rememberMe?: boolean
}

export const logIn = (credentials: Credentials) =>
  post<Session>('admin/api/bizAuthenticate', credentials)

export const sendPhoneCode = (phone: string, answer: CaptchaAnswer) =>
  get<{ success: boolean }>('admin/api/bzPhone/getAuthCode', { phone, ...answer })

export const logInByPhone = (phone: string, authCode: string) =>
  post<Session | AccountChoice>('admin/api/phoneAuthenticate', { phone, authCode })

export const chooseAccount = (userId: number, tempToken: string) =>
  post<Session>('admin/api/toggleUserAuthenticate', { userId }, { token: tempToken })

/** Signed values travel exactly as they came. */
export const logInByToken = (token: string) =>
  get<NamedSession>(
    'admin/api/third-party/private-sphere/auto-login',
    { token },
    { rawParams: true },
  )

export const logInBySso = (secret: string, data: string) =>
  get<NamedSession>('admin/api/authenticate/qqg/sso', { secret, data }, { rawParams: true })

/** Ends a session; one that has already ended is no reason to complain. */
export const logOut = (token: string) =>
  post('admin/api/logout', undefined, { token }).catch(() => undefined)

export const sendResetCode = (elsAccount: string, username: string, answer: CaptchaAnswer) =>
  get<{ passwordRule?: PasswordRule }>('admin/api/verifyCode', {
    Type: 'RESET_PWD',
    elsAccount,
    username,
    ...answer,
  })

interface ResetByCode {
  elsAccount: string
  username: string
  verifyCode: string
  newPassword: string
  confirmPassword: string
}

interface ResetByKey {
  key: string
  newPassword: string
}

export const resetPassword = (body: ResetByCode | ResetByKey) =>
  post<unknown>('admin/api/account/reset-password', body)

export const sendResetMail = (mail: string, answer: CaptchaAnswer) =>
  post<unknown>('admin/api/account/reset-password', { mail, ...answer })

export const checkResetKey = (key: string) =>
  post<{ passwordRule?: PasswordRule }>('admin/api/account/reset-password', { key })

export const captchaUrl = (uuid: string, now: number) =>
  `/services/admin/api/verification?uuid=${uuid}&t=${now}`

/** What the server said of a refusal, for the form to show. */
export function refusalOf(error: unknown) {
  const problem = error instanceof HttpError ? error.problem : {}
  // The form of a 429 or a 403 is the catalogue's; here the server's own sentence says more.
  return { ...problem, text: problem.title || messageOf(error) }
}

export type Refusal = ReturnType<typeof refusalOf>
