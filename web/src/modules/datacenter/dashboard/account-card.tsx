import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import type { Account } from '../../../api/calls'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { maskPhone } from '../../../lib/mask'
import { useRoleName } from '../../../state/role-name'
import { useSession } from '../../../state/session'
import styles from './dashboard.module.css'

/** Password, phone and e-mail: in order, or the way to put them in order. */
export function AccountCard() {
  const account = useSession((state) => state.account)
  const role = useRoleName()
  if (!account) return null
  return (
    <Card title="账号与安全" hint={role} extra={<Link to="/profile/index">个人中心</Link>}>
      <ul className={styles.checks}>
        {accountChecks(account).map(({ title, state, good, fix }) => (
          <li key={title}>
            {good ? (
              <CheckCircleFilled className={styles.good} />
            ) : (
              <ExclamationCircleFilled className={styles.warn} />
            )}
            <span className={styles.checkText}>
              <span className={styles.checkTitle}>{title}</span>
              <span className={`${styles.checkState} figures`}>{state}</span>
            </span>
            {!good && <Link to={fix.to}>{fix.text}</Link>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface AccountCheck {
  title: string
  state: string
  good: boolean
  fix: { to: string; text: string }
}

/** From here on the password's age is worth a word of warning. */
const WARN_DAYS = 14

export function accountChecks(account: Account): AccountCheck[] {
  const { pwdExpireDays: days, phone, phoneVerifiedDate, email, emailVerifiedDate } = account
  const security = '/profile/index?tab=security'
  return [
    {
      title: '登录密码',
      state: days > 0 ? `${days} 天后建议更换` : '使用已久，建议更换',
      good: days > WARN_DAYS,
      fix: { to: security, text: '修改密码' },
    },
    {
      title: '手机号',
      state: phoneVerifiedDate
        ? `已绑定 ${maskPhone(phone)}`
        : `${phone ? `${maskPhone(phone)} 未验证` : '未绑定'}，无法用手机登录和找回密码`,
      good: !!phone && !!phoneVerifiedDate,
      fix: { to: security, text: phone ? '去验证' : '去绑定' },
    },
    {
      title: '邮箱',
      state: email
        ? `${email}${emailVerifiedDate ? '' : '（未验证）'}${account.receiveEmail ? '' : '（不接收邮件）'}`
        : '未填写',
      good: !!email && !!emailVerifiedDate,
      fix: email ? { to: security, text: '去验证' } : { to: '/profile/index', text: '去填写' },
    },
  ]
}
