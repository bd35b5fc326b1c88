import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { calls } from '../../../api/calls'
import { toast } from '../../../design/feedback'
import { Form, useForm } from '../../../design/form'
import { Link } from '../../../design/link'
import { useSending } from '../../../design/use-sending'
import { reloadAccount, useSession } from '../../../state/session'
import { CodeField } from './code-field'
import styles from './profile.module.css'

/** Only a mailbox that its owner has proved gets links and messages. */
export function MailboxProof() {
  const account = useSession((state) => state.account)
  const [form] = useForm<{ authCode: string }>()
  const { busy, send } = useSending()
  const queries = useQueryClient()
  if (!account) return null
  const { email, emailVerifiedDate } = account
  if (!email) {
    return (
      <p className={styles.lead}>
        还没有邮箱。<Link to="/profile/index?tab=basic">去填写</Link>
      </p>
    )
  }
  if (emailVerifiedDate) {
    return <p className={styles.lead}>已验证 {email}，用于找回密码和接收邮件。</p>
  }
  const prove = async ({ authCode }: { authCode: string }) => {
    await send(async () => {
      await calls.proveMailbox(authCode)
      toast.success('邮箱已验证')
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['personalData'] }),
        reloadAccount(),
      ])
    }, form)
  }
  return (
    <>
      <p className={styles.lead}>{email} 尚未验证。验证后，邮箱才能用于找回密码和接收邮件。</p>
      <div className={styles.form}>
        <Form<{ authCode: string }> form={form} onFinish={prove}>
          <CodeField name="authCode" label="邮箱验证码" send={calls.codeToMailbox} />
          <Button type="primary" htmlType="submit" loading={busy}>
            验证邮箱
          </Button>
        </Form>
      </div>
    </>
  )
}
