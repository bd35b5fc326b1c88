import { Link } from '../../design/link'
import { leftOpen } from '../../lib/left-open'
import { useDictLabel } from '../../state/dictionary'
import { useSession } from '../../state/session'
import styles from './limits-banner.module.css'

/** A company that is out of use learns on every page why, and what it may still do. */
export function LimitsBanner() {
  const account = useSession((state) => state.account)
  const remarks = useSession((state) => state.company?.companyDO?.useStatusRemarks)
  const reason = account?.companyUseStatus === false ? account.companyUseStatusReason : ''
  const label = useDictLabel('UseStatusReason', reason)
  if (!reason) return null
  return (
    <p className={styles.banner} role="note" aria-label="企业使用受限">
      <strong>
        企业使用受限：{label}
        {remarks && `（${remarks}）`}。
      </strong>
      {leftOpen(reason)}
      {reason === 'NOT_SIGNED' && <Link to="/business/info?tab=sign">查看签约记录</Link>}
    </p>
  )
}
