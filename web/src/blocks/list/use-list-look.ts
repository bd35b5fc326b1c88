import { useState } from 'react'
import { type ListLook, storage } from '../../api/storage'
import { useSession } from '../../state/session'

/** What was kept before a list could be arranged has no word on that. */
const USUAL: ListLook = {
  density: 'middle',
  hidden: [],
  order: [],
  pinned: [],
  widths: {},
  saved: [],
}

/** How this reader wants this list: density, hidden columns, searches kept for another day. */
export function useListLook(list: string) {
  const user = useSession((state) => state.account?.id ?? 0)
  const kept = storage.listLook(user, list)
  const [look, setLook] = useState<ListLook>(() => ({ ...USUAL, ...kept.get() }))
  const change = (part: Partial<ListLook>) => {
    const next = { ...look, ...part }
    kept.set(next)
    setLook(next)
  }
  return [look, change] as const
}
