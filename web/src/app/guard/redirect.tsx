import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { safeRedirect } from '../../lib/redirect'
import { refreshTab, tabKey } from '../../state/tabs'
import { matchScreen } from './match'

/** `/redirect/{path}`: how a tab reloads itself. Follows paths inside the portal only (S2-03). */
export function Redirect() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const target = safeRedirect(pathname.slice('/redirect'.length) + search)
    const [path = '/', query = ''] = target.split('?')
    const screen = matchScreen(path)
    if (screen) refreshTab(tabKey(screen, path, query))
    navigate(target, { replace: true })
  }, [pathname, search, navigate])
  return null
}
