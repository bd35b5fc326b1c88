import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changed, type ListSpec, type ListState, readListState, writeListState } from './list-state'

/** The list's state in the address, and how to change it. Another search is another entry to go back to. */
export function useListState(spec: ListSpec) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params, spec), [params, spec])
  const put = (next: ListState) => setParams((present) => writeListState(next, spec, present))
  return {
    state,
    /** Back to the first page, unless the change names one. */
    change: (change: Partial<ListState>) => put(changed(state, change)),
  }
}
