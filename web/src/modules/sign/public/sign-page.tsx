/** S1-15: somebody with a link reads an agreement, proves the phone and signs. Made for a phone first. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HttpError } from '../../../api/errors'
import { EmptyFace, ErrorFace, PageLoading } from '../../../design/faces'
import { Card, Page } from '../../../design/page'
import { useSecondsUntil } from '../../../lib/countdown'
import { type CompanySign, linkOf, signCalls, signKeys } from '../parts/calls'
import { AgreementText } from './agreement-text'
import { RejectDialog } from './reject-dialog'
import styles from './sign.module.css'
import { SignForm } from './sign-form'
import { useSignLink } from './use-sign-link'

const OPEN = ['NOT_STARTED', 'VIEWED']

export default function SignPage() {
  const signId = useSignLink()
  const { data, error, refetch } = useQuery({
    queryKey: signKeys.one(signId ?? ''),
    queryFn: () => opened(signId ?? ''),
    enabled: signId !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!signId || (error instanceof HttpError && error.status === 404)) return <NoLink />
  if (error) {
    return (
      <Page title="协议签署">
        <ErrorFace title="协议加载失败" error={error} onRetry={refetch} />
      </Page>
    )
  }
  if (!data) return <PageLoading />
  return OPEN.includes(data.status) ? <Signing sign={data} /> : <Over sign={data} />
}

/** Opening is what the ten seconds of reading are counted from; what is over is only looked at. */
async function opened(signId: string): Promise<CompanySign> {
  const sign = await signCalls.read(signId)
  const mine = linkOf(signId) !== undefined
  return mine && OPEN.includes(sign.status) ? signCalls.view(signId, false) : sign
}

const NoLink = () => (
  <Page title="协议签署">
    <EmptyFace
      title="签署链接无效"
      text="链接不完整、已被新的链接取代，或不属于你。请从最近一条短信或邮件中重新打开；仍无法打开时，请联系你的招商负责人。"
    />
  </Page>
)

function Over({ sign }: { sign: CompanySign }) {
  const navigate = useNavigate()
  return (
    <Page title={sign.title}>
      <EmptyFace
        title="这份协议已经有了结果"
        actions={
          <Button type="primary" onClick={() => navigate(`/company-sign-result?signId=${sign.id}`)}>
            查看签署结果
          </Button>
        }
      />
    </Page>
  )
}

function Signing({ sign }: { sign: CompanySign }) {
  const signId = String(sign.id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const [refusing, setRefusing] = useState(false)
  const [readable] = useState(() => Date.now() + sign.readingLeft * 1000)
  const left = useSecondsUntil(readable)
  const read = Boolean(sign.readDate)
  const finished = (result: CompanySign) => {
    client.setQueryData(signKeys.one(signId), result)
    navigate(`/company-sign-result?signId=${signId}`, { replace: true })
  }
  const reachedEnd = async () => {
    // A failure shows when the signature is refused; scrolling again tries again.
    const seen = await signCalls.view(signId, true).catch(() => undefined)
    if (seen) client.setQueryData(signKeys.one(signId), seen)
  }
  return (
    <Page title={sign.title} note={`签署企业：${sign.companyName}，请于 ${sign.expireDate} 前完成`}>
      <Card title="第一步：阅读协议" hint={reading(left, read)}>
        <AgreementText sign={sign} done={read} onEnd={reachedEnd} />
      </Card>
      <Card title="第二步：验证并签名">
        <SignForm
          sign={sign}
          waiting={left > 0 || !read ? reading(left, read) : ''}
          onSigned={finished}
        />
        <div className={styles.refuse}>
          <Button type="link" danger onClick={() => setRefusing(true)}>
            拒绝签署
          </Button>
        </div>
      </Card>
      {refusing && (
        <RejectDialog signId={signId} onRejected={finished} onClose={() => setRefusing(false)} />
      )}
    </Page>
  )
}

function reading(left: number, read: boolean): string {
  const seconds = left > 0 ? `还需阅读 ${left} 秒` : ''
  const end = read ? '' : '请阅读至文末'
  return [end, seconds].filter(Boolean).join('，') || '已阅读完毕'
}
