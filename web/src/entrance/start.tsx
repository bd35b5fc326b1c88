import './entrance.css'
import { type FC, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { t } from '../i18n/texts'
import type { Place } from '../lib/hash'
import { AuthRedirect } from './auth-redirect'
import { Frame } from './frame'
import { Login } from './login'
import { type Carried, takeCarried } from './navigate'
import { ResetFinish } from './reset-finish'
import { ResetInit } from './reset-init'
import { TokenLogin } from './token-login'

export interface PageProps {
  query: URLSearchParams
  carried: Carried
}

const PAGES: Record<string, { title: string; Page: FC<PageProps> }> = {
  '/login': { title: '登录', Page: Login },
  '/token-login': { title: '单点登录', Page: TokenLogin },
  '/auth-redirect': { title: '单点登录', Page: AuthRedirect },
  '/resetPasswordInit': { title: '找回密码', Page: ResetInit },
  '/resetPasswordFinish': { title: '设置新密码', Page: ResetFinish },
}

export interface EntranceView {
  show(place: Place): void
  stop(): void
}

/** Shows entrance pages inside `container`, in a place of their own: the app will take `container` over. */
export function start(container: HTMLElement): EntranceView {
  const root = createRoot(container.appendChild(document.createElement('div')))
  let visit = 0
  return {
    show(place) {
      const found = PAGES[place.path]
      if (!found) return
      visit += 1
      const carried = takeCarried()
      root.render(
        <Frame>
          <Titled key={visit} title={found.title} first={visit === 1}>
            <found.Page query={carried.query ?? place.query} carried={carried} />
          </Titled>
        </Frame>,
      )
    },
    stop: () => root.unmount(),
  }
}

interface TitledProps {
  title: string
  first: boolean
  children: React.ReactNode
}

function Titled({ title, first, children }: TitledProps) {
  useEffect(() => {
    document.title = `${title} - ${t('system.title')}`
    // A new page is announced by its heading; on the first the browser has announced the document.
    if (!first) document.querySelector<HTMLElement>('.entrance h1')?.focus()
  }, [title, first])
  return children
}
