import { Link } from '../../design/link'
import { maskPhone } from '../../lib/mask'
import { useSession } from '../../state/session'
import styles from './limits-banner.module.css'

/** Whoever has not proved the phone is asked to: until then it opens no door. Staff have none but the password. */
export function ProofBanner() {
  const account = useSession((state) => state.account)
  if (account?.userType !== 'BIZ' || !account.changedPwd) return null
  if (account.phoneVerifiedDate) return null
  return (
    <p className={styles.banner} role="note" aria-label="手机号未验证">
      <strong className="figures">
        {account.phone ? `手机号 ${maskPhone(account.phone)} 未验证。` : '还没有绑定手机号。'}
      </strong>
      验证后才能用于登录、找回密码和切换企业。
      <Link to="/profile/index?tab=security">去验证</Link>
    </p>
  )
}
