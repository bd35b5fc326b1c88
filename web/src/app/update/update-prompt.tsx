import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { askToLose } from '../../design/feedback'
import { isDirty } from '../../state/dirty'
import styles from './update-prompt.module.css'
import { watchForUpdate } from './watch'

const SETTLED_MS = 3000

interface UpdateNoticeProps {
  text?: string
  button?: string
  onRefresh: () => void
}

/** The texts are defaults (S2-14); the portal passes its own. */
export const UpdateNotice = ({
  text = 'New content is available!',
  button = 'Refresh',
  onRefresh,
}: UpdateNoticeProps) => (
  <div className={styles.prompt} role="status">
    <span>{text}</span>
    <Button type="primary" size="small" onClick={onRefresh}>
      {button}
    </Button>
  </div>
)

export function UpdatePrompt(texts: Pick<UpdateNoticeProps, 'text' | 'button'>) {
  const [apply, setApply] = useState<(() => void) | null>(null)
  const agreed = useRef(false)
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return
    const { serviceWorker } = navigator
    const watch = () =>
      watchForUpdate(serviceWorker, {
        waiting: (takeOver) => setApply(() => takeOver),
        // Another window may have let it take over, and this one was never asked.
        mayReload: async () => agreed.current || mayLose(),
        reload: () => location.reload(),
      }).catch(() => {
        // Without a worker the portal works as well, only without this prompt.
      })
    // It fetches the whole portal for later: first comes the page that somebody waits for.
    const timer = setTimeout(watch, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!apply) return null
  const refresh = async () => {
    agreed.current = await mayLose()
    if (agreed.current) apply()
  }
  return <UpdateNotice {...texts} onRefresh={refresh} />
}

const mayLose = async () => !isDirty() || askToLose('更新需要刷新页面，未保存的内容会丢失。')
