import { useEffect, useState } from 'react'
import { storage } from '../api/storage'
import { AccountChooser } from './account-chooser'
import { AccountLogin } from './account-login'
import type { AccountChoice } from './calls'
import { ArrowRight } from './icons'
import { enter, replaceWith } from './navigate'
import { PhoneLogin } from './phone-login'
import type { PageProps } from './start'
import { Tabs } from './tabs'

/** S1-02: by company account or by phone; a phone with several accounts asks which. */
export function Login({ query }: PageProps) {
  const [choice, setChoice] = useState<AccountChoice>()
  const redirect = query.get('redirect')
  const done = (token: string) => enter(token, redirect)

  useOutsideLogin()
  useLoginElsewhere(redirect)

  if (choice) {
    return <AccountChooser choice={choice} onDone={done} onBack={() => setChoice(undefined)} />
  }
  return (
    <>
      <h1 tabIndex={-1}>欢迎回来</h1>
      <p className="e-sub">登录商家后台，继续处理报品、合同与结算</p>
      <Tabs
        label="登录方式"
        tabs={[
          { key: 'account', label: '账号登录', panel: <AccountLogin onDone={done} /> },
          {
            key: 'phone',
            label: '手机号登录',
            panel: <PhoneLogin onDone={done} onChoice={setChoice} />,
          },
        ]}
      />
      <a className="e-join" href="#/companyRegister">
        <span>
          还没有入驻？
          <small>准备好营业执照与品牌授权，约 10 分钟</small>
        </span>
        <span className="e-go">
          申请入驻
          <ArrowRight />
        </span>
      </a>
    </>
  )
}

/** An outside login that was opened in a window of its own comes back here (S2-02). */
function useOutsideLogin() {
  useEffect(() => {
    function receive(event: MessageEvent) {
      if (event.origin !== location.origin || event.data?.type !== 'auth-redirect') return
      replaceWith('/token-login', { query: new URLSearchParams(String(event.data.query)) })
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
}

/** Logged in meanwhile in another tab of this browser: no reason to ask again here. */
function useLoginElsewhere(redirect: string | null) {
  useEffect(() => {
    function follow() {
      const token = storage.token.get()
      if (token) enter(token, redirect)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [redirect])
}
