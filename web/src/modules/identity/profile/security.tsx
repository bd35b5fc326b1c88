import { Button } from 'antd'
import { toast } from '../../../design/feedback'
import { t } from '../../../i18n/texts'
import { useSession } from '../../../state/session'
import { dropToken } from '../../../state/session-actions'
import { PasswordForm } from '../parts/password-form'
import { MailboxProof } from './mailbox-proof'
import { PhoneChange } from './phone-change'
import styles from './profile.module.css'

export function Security() {
  const account = useSession((state) => state.account)
  if (!account) return null

  const changed = () => {
    dropToken()
    toast.success(t('pwd.done'))
    useSession.setState({ dialog: 'passwordChanged' })
  }
  const proved = !!account.phoneVerifiedDate
  const phone = (
    <section className={styles.section}>
      <h2>手机号</h2>
      <PhoneChange />
    </section>
  )
  return (
    <>
      {/* Whoever was led here to prove the phone finds it first. */}
      {!proved && phone}
      <section className={styles.section}>
        <h2>修改密码</h2>
        <p className={styles.lead}>修改后，此账号在所有设备上的登录都会退出。</p>
        <div className={styles.form}>
          <PasswordForm
            rule={account.passwordRule}
            onChanged={changed}
            footer={(saving) => (
              <Button type="primary" htmlType="submit" loading={saving}>
                修改密码
              </Button>
            )}
          />
        </div>
      </section>
      {proved && phone}
      <section className={styles.section}>
        <h2>邮箱</h2>
        <MailboxProof />
      </section>
    </>
  )
}
