import { use } from 'react'
import { useNavigate } from 'react-router'
import { TabContext } from '../../state/dirty'
import { closeTabs } from '../../state/tabs'

/** Closes the page's own tab and goes on elsewhere; going back does not open it again. */
export function useLeave() {
  const tab = use(TabContext)
  const navigate = useNavigate()
  return (to: string) => {
    closeTabs((other) => other.key === tab, tab)
    navigate(to, { replace: true })
  }
}
