/** What several pages of system management read: the tree of groups and the roles that may be given. */
import { useQuery } from '@tanstack/react-query'
import { groupCalls, roleCalls, systemKeys } from './calls'
import { flatGroups, groupPath } from './groups/group-model'

export const useGroupTree = () =>
  useQuery({ queryKey: systemKeys.groupTree, queryFn: groupCalls.tree })

export const useAllRoles = () => useQuery({ queryKey: systemKeys.allRoles, queryFn: roleCalls.all })

/** Groups to choose from, by their way from the company; a closed one only where it is the present. */
export function useGroupOptions(present?: number) {
  const { data = [] } = useGroupTree()
  return flatGroups(data)
    .filter(({ id, status }) => status === 'enabled' || id === present)
    .map(({ id }) => ({ value: String(id), label: groupPath(data, id) }))
}

/** Roles that the user may give to somebody, and those that somebody has already. */
export function useRoleOptions(present: readonly number[] = []) {
  const { data = [] } = useAllRoles()
  return data
    .filter(({ id, assignable }) => assignable || present.includes(id))
    .map(({ id, roleName }) => ({ value: String(id), label: roleName }))
}
