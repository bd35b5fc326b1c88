/**
 * Who is logged in. The token lives in the browser's storage; everything else is
 * loaded on the first navigation (S2-08) and forgotten on logout (S4-11).
 */
import { create } from 'zustand'
import { type Account, type CompanyProfile, calls, type LiveRoom } from '../api/calls'
import { storage } from '../api/storage'
import { viewedCompany } from '../api/viewing'
import { configureDigitRuns } from '../lib/digit-runs'
import { loadDictionary } from './dictionary'
import { flattenPermissions, hasAny } from './permissions'

export interface SessionState {
  token: string | null
  /** Empty until the user is loaded. A marker and nothing more: the server authorises (S6-02). */
  roles: string[]
  account: Account | null
  menuCodes: ReadonlySet<string>
  actionCodes: ReadonlySet<string>
  company: CompanyProfile | null
  liveRooms: LiveRoom[]
  /** What stands over the page at the moment. */
  dialog: 'none' | 'expired' | 'relogin' | 'passwordChanged'
  /** Gone by an own decision: the login page need not lead back to where one was. */
  left: boolean
  /** The server said so although the account did not (S8-03). */
  initialPassword: boolean
}

const nobody = {
  roles: [],
  account: null,
  menuCodes: new Set<string>(),
  actionCodes: new Set<string>(),
  company: null,
  liveRooms: [],
  dialog: 'none' as const,
  left: false,
  initialPassword: false,
}

export const useSession = create<SessionState>(() => ({ token: storage.token.get(), ...nobody }))

export const NO_TOKEN = 'GetUserInfo: token is undefined!'
export const NO_USER = 'Verification failed, please Login again.'

/**
 * Loads user, permissions, dictionaries, live rooms and company; all or nothing.
 * `prepare` runs before anybody sees the new session.
 */
export async function loadSession(
  prepare: (account: Account, codes: ReadonlySet<string>) => void = () => undefined,
): Promise<void> {
  if (!storage.token.get()) throw new Error(NO_TOKEN)
  const viewed = viewedCompany()
  if (viewed) await calls.openView(viewed)
  const [account, permissions, company, liveRooms] = await Promise.all([
    loadAccount(),
    calls.permissions(),
    calls.companyProfile(),
    calls.liveRooms(),
  ])
  const { menus, actions } = flattenPermissions(permissions)
  prepare(account, menus)
  useSession.setState({
    token: storage.token.get(),
    account,
    menuCodes: menus,
    actionCodes: actions,
    company,
    liveRooms,
    roles: ['admin'],
    initialPassword: !account.changedPwd,
  })
}

/** With the words of the account's company. */
async function loadAccount(): Promise<Account> {
  const account = await calls.account()
  if (!account) throw new Error(NO_USER)
  await loadDictionary(account.companyId)
  configureDigitRuns(account.digitRuns)
  return account
}

/** After a change of the company's own data. */
export async function reloadCompany(): Promise<void> {
  useSession.setState({ company: await calls.companyProfile() })
}

/**
 * After a change of the own data: the shell shows name, phone and position at once. The change is made already: that it
 * cannot be shown yet, the call itself says.
 */
export async function reloadAccount(): Promise<void> {
  const account = await calls.account().catch(() => undefined)
  if (account) useSession.setState({ account })
}

export function setToken(token: string | null): void {
  if (token) storage.token.set(token)
  else {
    storage.token.remove()
    // After the next login the dictionary is fetched anew.
    storage.dictionary.remove()
  }
  useSession.setState({ token })
}

/** Forgets the user; roles gone means that the guard loads everything anew. */
export function forgetSession(token: string | null = null): void {
  setToken(token)
  useSession.setState(nobody)
}

/** Nothing may be polled before the initial password is changed, nor without a session. */
export const mayPoll = (state: SessionState) =>
  state.token !== null &&
  state.roles.length > 0 &&
  !state.initialPassword &&
  state.dialog === 'none'

/** Whether the user holds at least one of the codes, be they menus' or buttons' (S6-05, S6-06). */
export const useCan = (codes: readonly string[]) =>
  useSession((state) => hasAny(state.menuCodes, codes) || hasAny(state.actionCodes, codes))

/** The room of a live merchant ('zb'), else the first (S6-09). */
export const defaultLiveRoom = (rooms: readonly LiveRoom[]) =>
  rooms.find((room) => room.vendorType === 'zb') ?? rooms[0]
