import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HttpError } from '../../api/errors'
import { OWN_ADDRESS, viewedCompany } from '../../api/viewing'
import { logError } from '../../state/error-log'
import { grantedPaths } from '../../state/menus'
import { forgetSession, loadSession, useSession } from '../../state/session'
import { useGranted } from '../../state/sidebar'
import { restoreTabs } from '../../state/tabs'
import { screens } from '../screens'
import { Bare } from '../shell/bare'
import { pageOf } from '../shell/screen-body'
import { Shell } from '../shell/shell'
import { Starting } from '../shell/starting'
import { decide, loginFor } from './decide'
import { leaveTo } from './leave'
import { matchScreen } from './match'

/** Every navigation passes here. State changes lead to a new decision: nothing is repeated by hand. */
export function Guard() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  const granted = useGranted()
  const loaded = session.roles.length > 0
  const decision = decide({
    pathname,
    search,
    screen: matchScreen(pathname),
    token: session.token,
    loaded,
    left: session.left,
    waiting: session.dialog === 'relogin' || session.dialog === 'passwordChanged',
    granted,
  })
  const { kind } = decision
  const to = 'to' in decision ? decision.to : ''
  const wanted = pathname + search

  useEffect(() => {
    if (kind === 'go') navigate(to, { replace: true })
    if (kind === 'leave') leaveTo(to)
  }, [kind, to, navigate])

  useEffect(() => {
    if (kind !== 'load') return
    load(wanted).catch((error: unknown) => {
      logError(error)
      // A company that one may not look at ends the view, not the session.
      if (viewedCompany() && error instanceof HttpError && [403, 404].includes(error.status)) {
        return location.replace(OWN_ADDRESS)
      }
      forgetSession()
      leaveTo(loginFor(wanted))
    })
  }, [kind, wanted])

  if (decision.kind !== 'show') return <Starting />
  const { screen } = decision
  // Whatever a page would ask for is refused until the initial password is changed.
  if (session.initialPassword) return <Starting waits />
  return screen.bare || !loaded ? <Bare screen={screen} /> : <Shell screen={screen} />
}

/** The page's code and the user's data travel side by side. */
export function load(wanted: string): Promise<void> {
  const screen = matchScreen(wanted.split('?')[0] ?? '')
  if (screen) pageOf(screen.load)
  return loadUser()
}

let loading: Promise<void> | undefined

/** One load at a time, however often the effect runs. */
function loadUser() {
  loading ??= loadSession(({ id }, codes) => {
    const granted = grantedPaths(screens, codes)
    const affixed = screens.filter((screen) => screen.affix)
    restoreTabs(id, affixed, (path) => granted.has(path))
  }).finally(() => {
    loading = undefined
  })
  return loading
}
