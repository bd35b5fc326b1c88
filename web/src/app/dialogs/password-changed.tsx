import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { Face, FaceText } from '../../design/faces'
import { DonePicture } from '../../design/pictures'
import { logout } from '../../state/session-actions'
import styles from './dialogs.module.css'

export const COUNTDOWN_SECONDS = 5

/** 密码已修改 (S2-30): counts down, then logs out and goes to the root. */
export function PasswordChanged() {
  const [left, setLeft] = useState(COUNTDOWN_SECONDS)
  useEffect(() => {
    if (left === 0) {
      logout()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className={styles.whole} role="alertdialog" aria-label="密码已修改">
      <Face
        picture={<DonePicture />}
        title="密码已修改"
        actions={
          <Button type="primary" onClick={() => setLeft(0)}>
            立即重新登录
          </Button>
        }
      >
        <FaceText>
          请用新密码重新登录。<span className={`${styles.count} figures`}>{left}</span>{' '}
          秒后自动前往登录页。
        </FaceText>
      </Face>
    </div>
  )
}
