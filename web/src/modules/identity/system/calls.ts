/** Accounts, user groups and roles of the own company. */
import { type CallOptions, http } from '../../../api/http'
import type { Params } from '../../../api/params'
import type { components } from '../../../api/schema.gen'

type Schemas = components['schemas']

export type Account = Schemas['BizAccount']
export type AccountValues = Schemas['NewAccountForm']
export type InitialPassword = Schemas['InitialPassword']
export type Group = Schemas['UserGroup']
export type Member = Schemas['Member']
export type Role = Schemas['Role']
export type RoleValues = Schemas['NewRoleForm']
export type Permission = Schemas['GrantablePermission']

const quiet: CallOptions = { hideMask: true, hideError: true }

export const ACCOUNTS = 'admin/api/biz-accounts' as const
const GROUPS = 'admin/api/user-groups' as const
export const ROLES = 'admin/api/roles' as const

/** More roles than any company has. */
const ALL = { page: 0, size: 100 }

export interface Batch {
  action: 'enable' | 'disable' | 'move' | 'assign'
  accounts: readonly Account[]
  userGroupId?: number
  roleIds?: number[]
}

export const accountCalls = {
  page: (query: Params) => http.page<Account>(ACCOUNTS, { ...quiet, query }),
  create: (values: AccountValues) =>
    http.post<{ account: Account; initialPassword: string }>(ACCOUNTS, values, quiet),
  save: (account: Account, values: Partial<AccountValues>) =>
    http.put<Account>(
      ACCOUNTS,
      { ...values, id: account.id, rowVersion: account.rowVersion },
      quiet,
    ),
  deed: ({ id, rowVersion }: Account, deed: 'enable' | 'disable' | 'unlock' | 'kick') =>
    http.post<Account>(`${ACCOUNTS}/${id}/${deed}`, { rowVersion }),
  reset: ({ id, rowVersion }: Account) =>
    http.post<InitialPassword>(`${ACCOUNTS}/${id}/reset-password`, { rowVersion }),
  batch: ({ accounts, ...batch }: Batch) =>
    http.post<{ count: number }>(
      `${ACCOUNTS}/batch`,
      { ...batch, accounts: accounts.map(({ id, rowVersion }) => ({ id, rowVersion })) },
      quiet,
    ),
  /** Each is told once, a few at a time. */
  async initialPasswords(): Promise<InitialPassword[]> {
    const told: InitialPassword[] = []
    for (;;) {
      const { accounts, remaining } = await http.post<Schemas['InitialPasswords']>(
        `${ACCOUNTS}/initial-passwords`,
        undefined,
        quiet,
      )
      told.push(...accounts)
      if (remaining === 0 || accounts.length === 0) return told
    }
  },
}

export const groupCalls = {
  tree: () => http.get<Group[]>(`${GROUPS}/tree`, quiet),
  create: (parentId: number, values: { name: string; leaderId?: number }) =>
    http.post<Group>(GROUPS, { ...values, parentId }, quiet),
  save: ({ id, rowVersion }: Group, values: { name: string; leaderId?: number }) =>
    http.put<Group>(GROUPS, { ...values, id, rowVersion }, quiet),
  move: (id: number, parentId: number, sort: number) =>
    http.post<Group>(`${GROUPS}/${id}/move`, { parentId, sort }),
  turn: (id: number, deed: 'enable' | 'disable') => http.post<Group>(`${GROUPS}/${id}/${deed}`),
  remove: (id: number) => http.delete(`${GROUPS}/${id}`),
  members: (id: number, page: number, size: number) =>
    http.page<Member>(`${GROUPS}/${id}/users`, { ...quiet, query: { page, size } }),
}

export const roleCalls = {
  page: (query: Params) => http.page<Role>(ROLES, { ...quiet, query }),
  all: () => http.page<Role>(ROLES, { ...quiet, query: ALL }).then(({ items }) => items),
  create: (values: RoleValues) => http.post<Role>(ROLES, values, quiet),
  save: ({ id, rowVersion }: Role, values: RoleValues) =>
    http.put<Role>(ROLES, { ...values, id, rowVersion }, quiet),
  copy: (id: number, roleName: string) =>
    http.post<Role>(`${ROLES}/${id}/copy`, { roleName }, quiet),
  turn: (id: number, deed: 'enable' | 'disable') => http.post<Role>(`${ROLES}/${id}/${deed}`),
  remove: (id: number) => http.delete(`${ROLES}/${id}`),
  users: (id: number, page: number, size: number) =>
    http.page<Member>(`${ROLES}/${id}/users`, { ...quiet, query: { page, size } }),
  permissions: () => http.get<Permission[]>('admin/api/permissions/tree', quiet),
}

export const systemKeys = {
  accounts: ['accounts'] as const,
  accountPage: (query: Params) => ['accounts', query] as const,
  groups: ['userGroups'] as const,
  groupTree: ['userGroups', 'tree'] as const,
  groupMembers: (id: number, page: number, size: number) =>
    ['userGroups', 'members', id, page, size] as const,
  roles: ['roles'] as const,
  rolePage: (query: Params) => ['roles', 'page', query] as const,
  allRoles: ['roles', 'all'] as const,
  roleUsers: (id: number, page: number, size: number) =>
    ['roles', 'users', id, page, size] as const,
  permissions: ['permissions'] as const,
}
