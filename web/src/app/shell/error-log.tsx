/** What went wrong in this window, for those who report it. */
import { Button, Drawer } from 'antd'
import { copyText } from '../../design/copy-text'
import { formatDateTime } from '../../lib/dates'
import { clearErrorLog, useErrorLog } from '../../state/error-log'
import styles from './error-log.module.css'

export function ErrorLog({ onClose }: { onClose: () => void }) {
  const { errors } = useErrorLog()
  return (
    <Drawer
      title="错误日志"
      open
      onClose={onClose}
      size={560}
      extra={<Button onClick={clearErrorLog}>清空</Button>}
    >
      <ul className={styles.list}>
        {errors.map(({ id, message, stack, route, time }) => (
          <li key={id}>
            <p className={styles.message}>{message}</p>
            <p className={`${styles.where} figures`}>
              {formatDateTime(new Date(time))} / {route}
            </p>
            {stack && <pre className={styles.stack}>{stack}</pre>}
            <Button size="small" onClick={() => copyText([message, route, stack].join('\n'))}>
              复制
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
