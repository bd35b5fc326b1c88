import { Button, Modal } from 'antd'
import { t } from '../../i18n/texts'
import { isDirty } from '../../state/dirty'
import { setToken } from '../../state/session'
import styles from './dialogs.module.css'

/** One dialog, however many calls have failed (S8-01). */
export function SessionDialog() {
  const relogin = () => {
    setToken(null)
    location.reload()
  }
  return (
    <Modal
      open
      width={400}
      centered
      title={t('http.relogin')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={relogin}>
          {t('http.relogin')}
        </Button>
      }
    >
      <p className={styles.text}>{t('http.expired')}</p>
      {isDirty() && <p className={styles.hint}>未保存的内容已留在本机，登录后可恢复。</p>}
    </Modal>
  )
}
