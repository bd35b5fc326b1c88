/**
 * The first code that runs. The hash decides which of two worlds is loaded: the light entrance
 * pages, or the app with its kit. Nobody without a session loads the kit only to be asked for one.
 */
import './design/tokens.css'
import './main.css'
import { storage } from './api/storage'
import type { EntranceView } from './entrance/start'
import { t } from './i18n/texts'
import { loadChunk } from './lib/chunk'
import { type Place, readHash } from './lib/hash'
import { isEntrance, safeRedirect } from './lib/redirect'

const root = document.getElementById('root') as HTMLElement

let entrance: EntranceView | undefined
let appRuns = false
let wanted: Place

async function route() {
  const place = takePlace()
  wanted = place
  try {
    await (isEntrance(place.path) ? openEntrance(place) : openApp(place))
  } catch (error) {
    explain(error)
  }
}

async function openEntrance(place: Place) {
  if (place.path === '/login' && storage.token.get()) return location.replace('#/')
  // What the last user had in memory goes with the page.
  if (appRuns) return location.reload()
  const { start } = await loadChunk(() => import('./entrance/start'))
  if (wanted !== place) return
  entrance ??= start(root)
  entrance.show(place)
}

async function openApp(place: Place) {
  if (appRuns) return
  const asked = location.hash.slice(1) || '/'
  if (`${place.path}/`.startsWith('/redirect/')) return location.replace(`#${safeRedirect(asked)}`)
  if (!storage.token.get() && !PUBLIC_PATHS.includes(place.path)) {
    return location.replace(`#/login?redirect=${encodeURIComponent(asked)}`)
  }
  const { start } = await loadChunk(() => import('./app/start'))
  if (wanted !== place) return
  appRuns = true
  // The entrance stays in sight until the app has something to show in its place.
  await start(root)
  entrance?.stop()
}

/**
 * Reads the address, and cleans it of one-use secrets before anything else is loaded (S7-24, S7-31).
 * Where the app runs, the entrance begins with a reload, which has to find them once more.
 */
function takePlace(): Place {
  const place = readHash(location.hash)
  if (!appRuns && SECRET_PATHS.includes(place.path) && location.hash.includes('?')) {
    history.replaceState(history.state, '', `#${place.path}`)
  }
  return place
}

const SECRET_PATHS = ['/token-login', '/auth-redirect', '/resetPasswordFinish']

/** The app's own pages that need no session (S2-02, S2-03). */
const PUBLIC_PATHS = ['/companyRegister', '/company-sign', '/company-sign-result', '/404', '/401']

/** Without a chunk there is no component to say so. */
function explain(error: unknown) {
  const text = document.createElement('p')
  text.role = 'alert'
  text.textContent = error instanceof Error ? error.message : t('http.chunk')
  const retry = document.createElement('button')
  retry.textContent = '刷新'
  retry.onclick = () => location.reload()
  const face = document.createElement('main')
  face.className = 'load-failed'
  face.append(text, retry)
  root.replaceChildren(face)
}

/** Someone has begun to log in: fetch the app while they type, so that it opens at once. */
function preloadApp() {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500))
  idle(() => import('./app/start').catch(() => undefined))
}

addEventListener('hashchange', route)
for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, preloadApp, { once: true })
route()
