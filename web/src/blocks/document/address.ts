/** Which document an address is about; the screen says by which parameters, of its path or its query. */
import { use } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ScreenContext } from '../../state/current-screen'

/** Said by a screen only where it is otherwise. */
const USUAL = { id: 'id', from: 'from' }

export function useDocumentAddress(): { id?: number; from?: number } {
  const path = useParams()
  const [query] = useSearchParams()
  const { id, from } = use(ScreenContext)?.document ?? USUAL
  const named = (name: string | undefined) => {
    const found = name === undefined ? 0 : Number(path[name] ?? query.get(name))
    return Number.isInteger(found) && found > 0 ? found : undefined
  }
  return { id: named(id), from: named(from) }
}
