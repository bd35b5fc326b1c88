/** What came of a signature: the paper and its verification, a refusal, or a link that is over. */
import { DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Result } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../api/errors'
import { EmptyFace, PageLoading } from '../../../design/faces'
import { toast } from '../../../design/feedback'
import { Card, Page } from '../../../design/page'
import { type CompanySign, linkOf, signCalls, signKeys } from '../parts/calls'
import { savePaper } from '../parts/save-paper'
import { Verification } from '../parts/verification'
import styles from './sign.module.css'
import { useSignLink } from './use-sign-link'

export default function SignResult() {
  const signId = useSignLink()
  const { data, error } = useQuery({
    queryKey: signKeys.one(signId ?? ''),
    queryFn: () => signCalls.read(signId ?? ''),
    enabled: signId !== undefined,
    retry: false,
  })
  if (!signId || error) {
    return (
      <Page title="签署结果">
        <EmptyFace
          title="没有找到这份协议"
          text="请从签署短信或邮件中重新打开链接，或登录后在企业信息的签约记录中查看。"
        />
      </Page>
    )
  }
  if (!data) return <PageLoading />
  return (
    <Page title="签署结果" note={`${data.companyName}，${data.title}`}>
      <Outcome sign={data} />
    </Page>
  )
}

function Outcome({ sign }: { sign: CompanySign }) {
  const navigate = useNavigate()
  switch (sign.status) {
    case 'SIGNED':
      return <Signed sign={sign} />
    case 'REJECTED':
      return (
        <Card>
          <Result
            status="warning"
            title="已拒绝签署"
            subTitle={`原因：${sign.rejectReason}`}
            extra={<Reapply signId={String(sign.id)} />}
          />
        </Card>
      )
    case 'EXPIRED':
      return (
        <Card>
          <Result
            status="warning"
            title="签署链接已过期"
            subTitle={`链接有效期至 ${sign.expireDate}。重新申请后，招商负责人会为你发送新的链接。`}
            extra={<Reapply signId={String(sign.id)} />}
          />
        </Card>
      )
    default:
      return (
        <Card>
          <Result
            title="协议尚未签署"
            subTitle={`请于 ${sign.expireDate} 前完成签署。`}
            extra={
              linkOf(String(sign.id)) && (
                <Button type="primary" onClick={() => navigate(`/company-sign?signId=${sign.id}`)}>
                  去签署
                </Button>
              )
            }
          />
        </Card>
      )
  }
}

function Signed({ sign }: { sign: CompanySign }) {
  const [verifying, setVerifying] = useState(false)
  return (
    <>
      <Card>
        <Result
          status="success"
          title="签署完成"
          subTitle={`${sign.signerName} 于 ${sign.signedDate} 签署`}
          extra={
            <div className={styles.deeds}>
              <Button type="primary" icon={<DownloadOutlined />} onClick={() => savePaper(sign.id)}>
                下载签署文件
              </Button>
              <Button icon={<SafetyCertificateOutlined />} onClick={() => setVerifying(true)}>
                核验文件
              </Button>
            </div>
          }
        />
      </Card>
      {verifying && (
        <Card title="核验结果">
          <Verification signId={sign.id} />
        </Card>
      )}
    </>
  )
}

/** Only whoever holds the link can ask; somebody inside asks the staff directly. */
function Reapply({ signId }: { signId: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => signCalls.reapply(signId),
    onError: (error) => toast.error(messageOf(error)),
  })
  if (!linkOf(signId)) return <p className={styles.claim}>请联系招商负责人重新发送签署链接。</p>
  if (isSuccess) {
    return <p role="status">已通知招商负责人，新的签署链接会发送到你的手机或邮箱。</p>
  }
  return (
    <Button type="primary" loading={isPending} onClick={() => mutate()}>
      重新申请
    </Button>
  )
}
