import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { changed, type ListSpec, type ListState, readListState, writeListState } from './list-state'

export type UsedList = ReturnType<typeof useListState>

/** The list's state in the address, and how to change it. Another search is another entry to go back to. */
export function useListState(spec: ListSpec) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params, spec), [params, spec])
  // The address as the last change left it: a second click may come before the page has followed the first.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  return {
    state,
    /** Back to the first page, unless the change names one. */
    change: (change: Partial<ListState>) => {
      const before = readListState(latest.current, spec)
      latest.current = writeListState(changed(before, change), spec, latest.current)
      setParams(latest.current)
    },
  }
}
