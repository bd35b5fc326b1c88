import { Button, Modal } from 'antd'
import { toast } from '../../design/feedback'
import { t } from '../../i18n/texts'
import { PasswordForm } from '../../modules/identity/parts/password-form'
import { useSession } from '../../state/session'
import { dropToken, logout } from '../../state/session-actions'
import styles from './dialogs.module.css'

/** Stands over every page while the initial password does (S2-11, S2-12). */
export function ForcedPasswordDialog() {
  const account = useSession((state) => state.account)
  if (!account) return null

  const changed = () => {
    dropToken()
    useSession.setState({ initialPassword: false, dialog: 'relogin' })
    toast.success(t('pwd.done'))
  }

  return (
    <Modal
      open
      width={600}
      centered
      title="修改初始密码"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <p className={styles.lead}>
        当前使用的是管理员设置的初始密码。为保护账号，请先改成自己的密码。
      </p>
      <PasswordForm
        rule={account.passwordRule}
        onChanged={changed}
        footer={(saving) => (
          <div className={styles.foot}>
            <Button type="text" onClick={logout}>
              退出登录
            </Button>
            <Button type="primary" htmlType="submit" loading={saving}>
              修改密码
            </Button>
          </div>
        )}
      />
    </Modal>
  )
}
