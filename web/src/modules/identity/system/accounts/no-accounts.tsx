import type { ReactNode } from 'react'
import type { ListSpec, ListState } from '../../../../blocks/list/list-state'
import { EmptyFace, NoResultFace } from '../../../../design/faces'
import { filterWords } from '../../../../design/search-fields'
import { dictLabel, useDictionary } from '../../../../state/dictionary'

interface NoAccountsProps {
  state: ListState
  spec: ListSpec
  group: number | undefined
  onClear: () => void
  create: ReactNode
}

/** Why there is nothing to see, and the next step. */
export function NoAccounts({ state, spec, group, onClear, create }: NoAccountsProps) {
  const items = useDictionary((dictionary) => dictionary.items)
  const words = filterWords(spec.search, state.filters, (type, value) =>
    dictLabel(items, type, value),
  )
  if (state.tab === 'idle' && words.length === 0) {
    return <EmptyFace title="没有闲置账号" text="90天内没有登录过的启用账号会出现在这里。" />
  }
  if (words.length === 0 && group === undefined) {
    return <EmptyFace title="还没有账号" text="为同事开通账号并分配角色。" actions={create} />
  }
  const place = group === undefined ? [] : [{ name: 'group', label: '用户组', text: '所选用户组' }]
  return <NoResultFace what="账号" filters={[...place, ...words]} onClear={onClear} />
}
