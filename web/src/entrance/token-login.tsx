import { useEffect, useState } from 'react'
import { storage } from '../api/storage'
import { logInBySso, logInByToken, logOut, type NamedSession, refusalOf } from './calls'
import { Face } from './face'
import { enter, replaceWith } from './navigate'
import type { PageProps } from './start'

type State = { session?: NamedSession; refusal?: string }

/**
 * A partner's link (S1-02, S7-24, S7-31). It names the account and waits for a yes before the
 * session is kept: a link that someone else sent must not quietly log its reader in.
 */
export function TokenLogin({ query }: PageProps) {
  const [{ session, refusal }, setState] = useState<State>({})

  useEffect(() => {
    callFor(query).then(
      (answer) => setState({ session: answer }),
      (error) => setState({ refusal: refusalOf(error).text }),
    )
  }, [query])

  if (refusal) {
    return (
      <Face tone="bad" title="无法登录" text={refusal}>
        <a className="e-submit" href="#/login">
          返回登录
        </a>
      </Face>
    )
  }
  if (!session) return <Face tone="wait" title="正在验证登录链接" text="请稍候……" />

  async function accept({ id_token }: NamedSession) {
    const former = storage.token.get()
    if (former) await logOut(former)
    enter(id_token)
  }

  async function cancel({ id_token }: NamedSession) {
    await logOut(id_token)
    replaceWith('/login')
  }

  return (
    <Face
      tone="ask"
      title="确认登录"
      text={`将以 ${session.nameCn}（${session.companyName}）登录`}
      detail="如果这不是你本人的操作，请选择取消。"
    >
      <Once className="e-submit" label="确认登录" run={() => accept(session)} />
      <Once className="e-quiet" label="取消" run={() => cancel(session)} />
    </Face>
  )
}

function callFor(query: URLSearchParams): Promise<NamedSession> {
  const [token, secret, data] = ['token', 'secret', 'data'].map((name) => query.get(name))
  if (token) return logInByToken(token)
  if (secret && data) return logInBySso(secret, data)
  return Promise.reject(new Error('登录链接已失效，请重新获取'))
}

interface OnceProps {
  className: string
  label: string
  run(): Promise<void>
}

/** Both answers leave the page; a second press would act on a session that is gone. */
function Once({ className, label, run }: OnceProps) {
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      className={className}
      disabled={pressed}
      onClick={() => {
        setPressed(true)
        run()
      }}
    >
      {label}
    </button>
  )
}
