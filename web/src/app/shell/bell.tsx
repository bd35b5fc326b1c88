import { BellOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { badgeText, unreadTotal, useUnread } from '../../state/polls'
import styles from './top-bar.module.css'

export function Bell() {
  const total = unreadTotal(useUnread())
  return (
    <Link
      to="/message/index"
      className={styles.icon}
      aria-label={total > 0 ? `消息，${total} 条未读` : '消息'}
    >
      <BellOutlined />
      {total > 0 && <span className={`${styles.count} figures`}>{badgeText(total)}</span>}
    </Link>
  )
}
