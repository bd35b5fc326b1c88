/** What the modules of this program bring, for pages that know none of them. */
import { skipToken, useQuery } from '@tanstack/react-query'
import { createContext, Suspense, use } from 'react'
import { LoadingFace } from '../../design/faces'
import type { Module, ModuleTab, TabProps } from './module'

export const ModulesContext = createContext<readonly Module[]>([])

export function useDocumentType(bizType = '') {
  const load = use(ModulesContext)
    .map(({ documents }) => documents?.[bizType])
    .find(Boolean)
  const { data, error, refetch } = useQuery({
    queryKey: ['document-type', bizType],
    queryFn: load ?? skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return { doc: data, known: Boolean(load), error, refetch }
}

function useTab(page: string, tab: string): ModuleTab | undefined {
  return use(ModulesContext)
    .flatMap(({ tabs = [] }) => tabs)
    .find((one) => one.page === page && one.tab === tab)
}

interface PlaceProps {
  page: string
  tab: string
}

export function TabBody({ page, tab, ...props }: PlaceProps & TabProps) {
  const found = useTab(page, tab)
  return (
    found && (
      <Suspense fallback={<LoadingFace rows={4} />}>
        <found.Body {...props} />
      </Suspense>
    )
  )
}

export function TabActions({ page, tab }: PlaceProps) {
  const Actions = useTab(page, tab)?.Actions
  return (
    Actions && (
      <Suspense fallback={null}>
        <Actions />
      </Suspense>
    )
  )
}
