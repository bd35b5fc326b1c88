import { isDemo } from '../../lib/profile'
import styles from './demo-banner.module.css'

export const DemoBanner = () =>
  isDemo() ? (
    <p className={styles.banner} role="note">
      演示环境：数据仅供体验，请勿填写真实信息
    </p>
  ) : null
