import { BugOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { copyText } from '../../design/copy-text'
import { formatDateTime } from '../../lib/dates'
import { clearErrorLog, useErrorLog } from '../../state/error-log'
import { badgeText } from '../../state/polls'
import styles from './error-log.module.css'
import bar from './top-bar.module.css'

/** Stands in the bar only while there is something to show. */
export function ErrorLogButton() {
  const { errors } = useErrorLog()
  const [open, setOpen] = useState(false)
  if (errors.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={bar.icon}
        aria-label={`错误日志，${errors.length} 条`}
        onClick={() => setOpen(true)}
      >
        <BugOutlined />
        <span className={`${bar.count} figures`}>{badgeText(errors.length)}</span>
      </button>
      <Drawer
        title="错误日志"
        open={open}
        onClose={() => setOpen(false)}
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
    </>
  )
}
