import { Button } from 'antd'
import { use, useState } from 'react'
import { formatDateTime } from '../lib/dates'
import { forgetDraft, keptDraft, TabContext } from '../state/dirty'
import { useSession } from '../state/session'
import styles from './restore-notice.module.css'

interface RestoreNoticeProps {
  formKey: string
  onRestore: (values: Record<string, unknown>) => void
}

/** Offers what an expired session interrupted, to the same user on the same form (S8-01). */
export function RestoreNotice({ formKey, onRestore }: RestoreNoticeProps) {
  const route = use(TabContext)
  const user = useSession((state) => state.account?.id ?? 0)
  const [draft, setDraft] = useState(() => keptDraft(user, route, formKey))
  if (!draft) return null

  const settle = (restore: boolean) => {
    if (restore) onRestore(draft.values)
    forgetDraft(user, route, formKey)
    setDraft(undefined)
  }
  return (
    <div className={styles.notice} role="status">
      <span className="figures">
        上次会话结束时（{formatDateTime(new Date(draft.savedAt))}）有内容没有保存。
      </span>
      <Button size="small" type="primary" ghost onClick={() => settle(true)}>
        恢复未保存的内容
      </Button>
      <Button size="small" type="text" onClick={() => settle(false)}>
        不需要
      </Button>
    </div>
  )
}
