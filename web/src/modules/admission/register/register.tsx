/** A company joins: the phone first, then four steps, then waiting and hearing how it stands. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { HttpError } from '../../../api/errors'
import { storage } from '../../../api/storage'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { Page } from '../../../design/page'
import { UploadTransport } from '../../../design/use-uploads'
import { loadCommonDictionary } from '../../../state/dictionary'
import { type Registration, registerCalls, uploadWith } from './calls'
import { PhoneDoor } from './phone-door'
import { Progress } from './progress'
import styles from './register.module.css'
import { Wizard } from './wizard'

export default function CompanyRegister() {
  const [token, setToken] = useState(storage.registration.get)
  // Nobody has logged in, so nobody has loaded what the choices are called.
  useEffect(() => {
    loadCommonDictionary().catch(() => undefined)
  }, [])
  const keep = (next: string | null) => {
    if (next) storage.registration.set(next)
    else storage.registration.remove()
    setToken(next)
  }
  return (
    <Page
      title="企业入驻"
      actions={
        <a className={styles.back} href="#/login">
          返回登录
        </a>
      }
    >
      {token ? <Inside token={token} onLeave={() => keep(null)} /> : <PhoneDoor onToken={keep} />}
    </Page>
  )
}

function Inside({ token, onLeave }: { token: string; onLeave: () => void }) {
  const queries = useQueryClient()
  const key = ['company-register', token]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => registerCalls.read(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [editing, setEditing] = useState(false)
  if (error instanceof HttpError && error.status === 401) return <PhoneAgain onLeave={onLeave} />
  if (error) return <ErrorFace title="入驻申请加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={6} />
  const keep = (next: Registration) => queries.setQueryData(key, next)
  const fresh = data.status === null || data.status === undefined || data.status === 'CREATED'
  if (fresh || (editing && data.isEdit))
    return (
      <UploadTransport value={uploadWith(token)}>
        <Wizard
          token={token}
          registration={data}
          onSaved={keep}
          onSubmitted={(next) => {
            setEditing(false)
            keep(next)
          }}
          onExpired={onLeave}
        />
      </UploadTransport>
    )
  return (
    <Progress
      token={token}
      registration={data}
      onChanged={keep}
      onEdit={() => setEditing(true)}
      onLeave={onLeave}
    />
  )
}

/** The token has run out: the same door again, and what was saved is behind it. */
function PhoneAgain({ onLeave }: { onLeave: () => void }) {
  return (
    <section className={styles.door}>
      <h2>验证已过期</h2>
      <p>为保护企业资料，请重新验证手机号；已保存的内容不会丢失。</p>
      <Button type="primary" block onClick={onLeave}>
        重新验证
      </Button>
    </section>
  )
}
