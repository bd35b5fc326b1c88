/** A server for unit tests: answers by method and path, remembers what it was asked. */
import { vi } from 'vitest'
import type { Account } from '../api/calls'
import { BIZ_RULE } from '../lib/password'
import { FakeXhr } from './xhr'

export interface Asked {
  /** `GET admin/api/account` */
  call: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

type Answer = unknown | ((asked: Asked) => unknown)

export interface FakeServer {
  asked: Asked[]
  calls(): string[]
  answer(call: string, answer: Answer): void
}

export function serve(answers: Record<string, Answer>): FakeServer {
  const known = { ...answers }
  const asked: Asked[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.origin)
    const request = {
      call: `${init?.method ?? 'GET'} ${url.pathname.replace('/services/', '')}`,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body,
    }
    asked.push(request)
    const found = known[request.call]
    const answer = await aborted(init?.signal, () =>
      typeof found === 'function' ? found(request) : found,
    )
    if (answer instanceof Response) return answer.clone()
    return answer === undefined ? refusal(404, { title: '数据不存在或已被删除' }) : json(answer)
  })
  vi.spyOn(window, 'XMLHttpRequest').mockImplementation(function fake() {
    return new FakeXhr() as unknown as XMLHttpRequest
  })
  return {
    asked,
    calls: () => asked.map(({ call }) => call),
    answer: (call, answer) => {
      known[call] = answer
    },
  }
}

/** A call that never answers still ends when it is given up. */
function aborted<T>(signal: AbortSignal | null | undefined, work: () => T | Promise<T>) {
  return new Promise<T>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    Promise.resolve(work()).then(resolve, reject)
  })
}

export const never = () => new Promise(() => undefined)

export const json = (body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json', ...headers },
  })

export const refusal = (status: number, problem: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ status, ...problem }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  })

export const expired = () => refusal(401, { code: 401, title: '你当前的会话已超时，请重新登陆' })

export const wangfang: Account = {
  id: 21,
  login: 'admin',
  bizAccountLogin: '200001_admin',
  nameCn: '王芳',
  imageUrl: '',
  email: 'wangfang@huazhi.example',
  emailVerifiedDate: '2026-11-01 09:00:00',
  phone: '13800000001',
  phoneVerifiedDate: '2026-11-01 09:00:00',
  receiveEmail: true,
  companyId: 2,
  companyName: '上海花植美妆有限公司',
  changedPwd: true,
  vendorPosition: 'BOSS',
  vendorVx: '',
  gzSubscribe: false,
  elsAccount: '200001',
  userType: 'BIZ',
  roleCodes: ['VENDOR_ADMIN'],
  roleNames: ['商家管理员'],
  subjectType: 'MERCHANT',
  companyVerifyStatus: true,
  companyUseStatus: true,
  companyUseStatusReason: '',
  defaultLiveRoom: 'common',
  pwdExpireDays: 76,
  passwordRule: BIZ_RULE,
  digitRuns: ['8964', '6489'],
}

const profile = {
  companyDO: {
    id: 2,
    name: '上海花植美妆有限公司',
    elsAccount: '200001',
    creditCode: '',
    subjectType: 'MERCHANT',
    isPlatform: false,
    verifyStatus: true,
    useStatus: true,
    useStatusReason: '',
    useStatusRemarks: '',
  },
  companyBrandDOList: [],
  companyStoreDOList: [],
  fileRelationDOList: [],
}

const menu = (permissionCode: string) => ({
  permissionCode,
  permissionType: 'menu',
  label: permissionCode,
  children: [],
})

/** What the guard loads for 王芳. */
export const portalAnswers = (
  account: Partial<Account> = {},
  codes: string[] = ['submitFeedback'],
) => ({
  'GET admin/api/account': { ...wangfang, ...account },
  'POST admin/api/findPermissionByUser': codes.map(menu),
  'GET admin/api/getAllDictionarys/2': { version: 1, items: [] },
  'GET admin/api/dictionarys/version': { version: 1 },
  'GET admin/api/users/getAllLiveRoom': [],
  'GET admin/api/company/profile': profile,
  'GET admin/api/message-location-logs/type/count': [
    { type: 'TODO', typeLabel: '待办提醒', count: 120 },
  ],
  'POST admin/api/logout': new Response(null, { status: 200 }),
})
