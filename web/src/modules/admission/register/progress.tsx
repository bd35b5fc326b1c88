/** How a registration stands after it was submitted. */
import { Alert, Button } from 'antd'
import { DocumentLog, DocumentSteps } from '../../../blocks/detail/process'
import type { DocumentDetail } from '../../../blocks/document/types'
import { toast } from '../../../design/feedback'
import { Card } from '../../../design/page'
import { useSending } from '../../../design/use-sending'
import { type Registration, registerCalls } from './calls'
import styles from './register.module.css'

interface ProgressProps {
  token: string
  registration: Registration
  onChanged: (next: Registration) => void
  onEdit: () => void
  onLeave: () => void
}

export function Progress({ token, registration, onChanged, onEdit, onLeave }: ProgressProps) {
  const { busy, send } = useSending()
  const detail = registration as unknown as DocumentDetail
  const undecided =
    detail.status === 'APPROVING' &&
    detail.process.steps.every(({ status }) => status !== 'APPROVED')
  const withdraw = async () => {
    await send(async () => {
      onChanged(await registerCalls.withdraw(token, detail.id, detail.rowVersion))
      toast.success('已撤回，可继续修改')
    })
  }
  return (
    <div className={styles.progress}>
      <Card title={`${registration.companyDO.name ?? ''} 入驻申请 ${detail.code}`}>
        <div className={styles.words}>
          <Words detail={detail} />
        </div>
        <DocumentSteps detail={detail} />
        <div className={styles.buttons}>
          {registration.isEdit && (
            <Button type="primary" onClick={onEdit}>
              修改资料
            </Button>
          )}
          {undecided && (
            <Button loading={busy} onClick={withdraw}>
              撤回修改
            </Button>
          )}
          <Button onClick={onLeave}>退出</Button>
        </div>
      </Card>
      <Card title="审核记录">
        <DocumentLog logs={detail.process.logs} />
      </Card>
    </div>
  )
}

function Words({ detail }: { detail: DocumentDetail }) {
  const { status, rejectInfo } = detail
  if (status === 'REJECTED' && rejectInfo)
    return (
      <Alert
        type="error"
        showIcon
        title={`${rejectInfo.stepName}未通过：${rejectInfo.reasons.join('、')}`}
        description={
          <>
            <p>{rejectInfo.opinion}</p>
            {rejectInfo.fields.length > 0 && (
              <ul>
                {rejectInfo.fields.map(({ field, label, remark }) => (
                  <li key={field}>
                    {label}：{remark}
                  </li>
                ))}
              </ul>
            )}
          </>
        }
      />
    )
  if (status === 'APPROVED')
    return (
      <Alert
        type="success"
        showIcon
        title="入驻审核通过"
        description="企业账号与设置密码的链接已发送到管理员手机和邮箱，链接24小时内有效；签署入驻协议后即可报品。"
      />
    )
  return (
    <Alert
      type="info"
      showIcon
      title="资料已提交，正在审核"
      description="每个环节通常在24个工作小时内处理，结果会以短信和邮件通知管理员。"
    />
  )
}
