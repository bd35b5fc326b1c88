/** Every part in every state. Only the development server knows this entry; the build leaves it out. */
import '../design/tokens.css'
import '../design/base.css'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery'

const watch = (changed: () => void) => {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function Entry() {
  const key = useSyncExternalStore(watch, () => location.hash.slice(2))
  return <Gallery page={key} />
}

createRoot(document.getElementById('root') as HTMLElement).render(<Entry />)
