import { EyeOutlined } from '@ant-design/icons'
import { OWN_ADDRESS, viewedCompany } from '../../api/viewing'
import { useSession } from '../../state/session'
import styles from './view-banner.module.css'

/** Staff in a company's place know on every page where they are, and the way back. */
export function ViewBanner() {
  const name = useSession((state) => state.account?.companyName)
  if (!viewedCompany()) return null
  return (
    <p className={styles.banner} role="note" aria-label="以商家视角查看">
      <EyeOutlined />
      <span>
        正在以商家视角查看 <strong>{name}</strong>，只能浏览，不能操作；本次查看已记入审计日志。
      </span>
      <a href={OWN_ADDRESS}>退出查看</a>
    </p>
  )
}
