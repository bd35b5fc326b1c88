/** What a reviewer marked: the field with the remark, and the banner over the form. */
import { CheckOutlined, MessageOutlined, RollbackOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './reject-mark.module.css'

interface RejectMarkProps {
  /** The field's name, for 定位 and for those who hear the page. */
  id?: string
  reviewer: string
  remark: string
  /** The field differs from what was rejected: the mark stays, greyed. */
  changed?: boolean
  children: ReactNode
}

export const RejectMark = ({
  id,
  reviewer,
  remark,
  changed = false,
  children,
}: RejectMarkProps) => (
  <div id={id} className={`${styles.mark} ${changed ? styles.changed : ''}`}>
    {children}
    <p className={styles.remark}>
      {changed ? <CheckOutlined /> : <MessageOutlined />} <strong>{reviewer}：</strong>
      {remark}
      {changed && <span className={styles.done}>（已修改）</span>}
    </p>
  </div>
)

interface RejectBannerProps {
  /** 第 2 轮被驳回：初选 / 初小选，11-12 15:40 */
  title: string
  /** Reasons, how many places, where it resumes. */
  text: ReactNode
  /** How many places are marked, and which one was visited last (from 1). */
  count: number
  at: number
  onGo: (at: number) => void
}

export function RejectBanner({ title, text, count, at, onGo }: RejectBannerProps) {
  const to = (place: number) => onGo(((place - 1 + count) % count) + 1)
  return (
    <section className={styles.banner} aria-label="驳回说明">
      <RollbackOutlined className={styles.icon} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {count > 0 && (
        <div className={styles.walk}>
          <Button size="small" onClick={() => to(at - 1)}>
            上一处
          </Button>
          <Button size="small" color="primary" variant="outlined" onClick={() => to(at + 1)}>
            下一处 {Math.max(at, 1)}/{count}
          </Button>
        </div>
      )}
    </section>
  )
}
