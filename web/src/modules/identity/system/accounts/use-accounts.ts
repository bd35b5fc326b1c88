/** The list of accounts as the address has it: search, group, order, page. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  filterQuery,
  type ListSpec,
  type ListState,
  pageQuery,
} from '../../../../blocks/list/list-state'
import type { SearchField } from '../../../../design/search-fields'
import { accountCalls, systemKeys } from '../calls'
import { useAllRoles } from '../use-system'

const SORTS = [
  { key: 'createdDate', label: '创建时间' },
  { key: 'lastLoginDate', label: '最近登录' },
]

/** Roles come from the server, so the search is made anew when they do. */
export function useSpec(): ListSpec {
  const { data } = useAllRoles()
  return useMemo(() => {
    const roles = (data ?? []).map(({ id, roleName }) => ({ value: String(id), label: roleName }))
    const search: SearchField[] = [
      { name: 'login', label: '用户名', kind: 'text' },
      { name: 'nameCn', label: '姓名', kind: 'text' },
      { name: 'phone', label: '手机号', kind: 'text' },
      { name: 'roleId', label: '角色', kind: 'select', options: roles },
      { name: 'status', label: '状态', kind: 'dict', dict: 'UserStatus' },
    ]
    return {
      search,
      sorts: SORTS,
      tabs: ['idle'],
      defaultSort: { key: 'createdDate', order: 'desc' },
    }
  }, [data])
}

/** The group of the list stands in the address like everything else that narrows it. */
export function useGroup() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('group'))
  const choose = (group: number | undefined, below: boolean) =>
    setParams((present) => {
      const next = new URLSearchParams(present)
      next.delete('page')
      if (group === undefined) next.delete('group')
      else next.set('group', String(group))
      if (below) next.delete('only')
      else next.set('only', '1')
      return next
    })
  return [id > 0 ? id : undefined, params.get('only') !== '1', choose] as const
}

export function useAccounts(
  state: ListState,
  spec: ListSpec,
  group: number | undefined,
  below: boolean,
) {
  const filters = {
    ...filterQuery(state, spec),
    userGroupId: group,
    includeChildren: group === undefined ? undefined : below,
  }
  const query = { ...filters, idle: state.tab === 'idle' || undefined, ...pageQuery(state) }
  const rows = useQuery({
    queryKey: systemKeys.accountPage(query),
    queryFn: () => accountCalls.page(query),
    placeholderData: keepPreviousData,
  })
  const idleQuery = { ...filters, idle: true, page: 0, size: 1 }
  const idle = useQuery({
    queryKey: systemKeys.accountPage(idleQuery),
    queryFn: () => accountCalls.page(idleQuery),
  })
  return { found: rows, idle: idle.data?.total }
}
