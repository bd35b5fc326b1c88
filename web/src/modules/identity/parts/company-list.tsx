import { CheckOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calls } from '../../../api/calls'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { askToLose, toast } from '../../../design/feedback'
import { Link } from '../../../design/link'
import { saidAlready, useSending } from '../../../design/use-sending'
import { isDirty } from '../../../state/dirty'
import { useSession } from '../../../state/session'
import { switchCompany } from '../../../state/session-actions'
import styles from './company-list.module.css'

/** The accounts that share this one's phone; choosing one goes over to its company. */
export function CompanyList({ onSwitched }: { onSwitched?: () => void }) {
  const account = useSession((state) => state.account)
  const phone = account?.phoneVerifiedDate ? account.phone : ''
  const navigate = useNavigate()
  const { busy, send } = useSending()
  const { data, error, refetch } = useQuery({
    queryKey: ['companies', phone],
    queryFn: () => calls.companies(phone),
    enabled: phone !== '',
  })

  if (account?.userType === 'PLATFORM')
    return <p className={styles.note}>平台账号不参与企业切换。</p>
  if (!phone)
    return (
      <p className={styles.note}>
        <Link to="/profile/index?tab=security">验证手机号</Link>
        后，可切换到同一手机号的其他企业。
      </p>
    )
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={2} />

  const choose = async (userId: number, companyName: string) => {
    if (isDirty() && !(await askToLose('切换企业后，未保存的内容会丢失。'))) return
    await send(async () => {
      await switchCompany(userId)
      navigate('/dashboard', { replace: true })
      toast.success(`已切换到${companyName}`)
      onSwitched?.()
    }, saidAlready)
  }

  return (
    <ul className={styles.list}>
      {data.map(({ userId, companyName, userName, elsAccount }) => {
        const current = userId === account?.id
        return (
          <li key={userId}>
            <button
              type="button"
              className={styles.company}
              disabled={busy || current}
              aria-current={current || undefined}
              onClick={() => choose(userId, companyName)}
            >
              <span className={styles.name}>{companyName}</span>
              <span className={`${styles.second} figures`}>
                {userName} / 企业账号 {elsAccount}
              </span>
              {current && (
                <span className={styles.current}>
                  <CheckOutlined /> 当前
                </span>
              )}
            </button>
          </li>
        )
      })}
      {data.length <= 1 && <li className={styles.note}>此手机号没有绑定其他企业的账号。</li>}
    </ul>
  )
}
