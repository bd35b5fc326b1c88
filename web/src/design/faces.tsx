/** The faces of a page that has no data to show: loading, empty, failed, forbidden. */
import { CopyOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { HttpError, messageOf } from '../api/errors'
import { copyText } from './copy-text'
import styles from './faces.module.css'
import { EmptyPicture, ErrorPicture, LockPicture, NoResultPicture } from './pictures'

interface FaceProps {
  picture: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
}

export function Face({ picture, title, children, actions }: FaceProps) {
  return (
    <div className={styles.face}>
      {picture}
      <p className={styles.title}>{title}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export const FaceText = ({ children }: { children: ReactNode }) => (
  <p className={styles.text}>{children}</p>
)

/** Rows of the real height, so that nothing jumps when the data comes. */
export function LoadingFace({ rows = 3, picture = false }: { rows?: number; picture?: boolean }) {
  return (
    <div role="status" aria-label="加载中">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div className={styles.row} key={row}>
          {picture && <div className={`${styles.bone} ${styles.picture}`} />}
          <div className={styles.lines}>
            <div className={styles.bone} style={{ width: `${72 - ((row * 17) % 30)}%` }} />
            <div className={styles.bone} />
          </div>
          <div className={styles.bone} style={{ width: 72 }} />
          <div className={styles.bone} style={{ width: 120 }} />
        </div>
      ))}
    </div>
  )
}

/** A whole page that is on its way: its heading and one card. */
export const PageLoading = () => (
  <div className={styles.page}>
    <div className={`${styles.bone} ${styles.heading}`} />
    <div className={styles.card}>
      <LoadingFace rows={5} />
    </div>
  </div>
)

interface EmptyFaceProps {
  title: string
  text?: string
  actions?: ReactNode
}

export const EmptyFace = ({ title, text, actions }: EmptyFaceProps) => (
  <Face picture={<EmptyPicture />} title={title} actions={actions}>
    {text && <FaceText>{text}</FaceText>}
  </Face>
)

interface NoResultFaceProps {
  /** What was looked for: 报品. */
  what: string
  /** The filters that are set, the narrowest last. */
  filters: readonly { name: string; label: string; text: string }[]
  onClear: () => void
  onDrop?: (name: string) => void
}

/** Names the filters, and how to get rid of them. */
export function NoResultFace({ what, filters, onClear, onDrop }: NoResultFaceProps) {
  const narrowest = filters.length > 1 ? filters.at(-1) : undefined
  return (
    <Face
      picture={<NoResultPicture />}
      title={`没有符合条件的${what}`}
      actions={
        <>
          {filters.length > 0 && <Button onClick={onClear}>清空筛选</Button>}
          {narrowest && onDrop && (
            <Button type="link" onClick={() => onDrop(narrowest.name)}>
              只去掉“{narrowest.label}”
            </Button>
          )}
        </>
      }
    >
      {filters.length > 0 && (
        <FaceText>当前筛选：{filters.map(({ text }) => text).join('、')}</FaceText>
      )}
    </Face>
  )
}

interface ErrorFaceProps {
  title?: string
  error: unknown
  /** What the reader need not do again: 筛选条件已保留。 */
  kept?: string
  onRetry?: () => void
}

/** What happened, the number to quote, and the way out. */
export function ErrorFace({ title = '内容加载失败', error, kept, onRetry }: ErrorFaceProps) {
  const number = error instanceof HttpError ? error.requestId : undefined
  return (
    <div role="alert">
      <Face
        picture={<ErrorPicture />}
        title={title}
        actions={
          <>
            {onRetry && (
              <Button type="primary" icon={<ReloadOutlined />} onClick={onRetry}>
                重试
              </Button>
            )}
            {number && (
              <Button icon={<CopyOutlined />} onClick={() => copyText(number)}>
                复制编号
              </Button>
            )}
          </>
        }
      >
        <FaceText>{kept ? `${sentence(messageOf(error))}${kept}` : messageOf(error)}</FaceText>
        {number && <p className={`${styles.number} figures`}>编号 {number}</p>}
      </Face>
    </div>
  )
}

/** Ends with a full stop, so that another sentence may follow. */
const sentence = (text: string) => (/[。！？!?]$/.test(text) ? text : `${text}。`)

interface ForbiddenFaceProps {
  title?: string
  text: string
  actions?: ReactNode
}

export const ForbiddenFace = ({ title = '没有访问权限', text, actions }: ForbiddenFaceProps) => (
  <Face picture={<LockPicture />} title={title} actions={actions}>
    <FaceText>{text}</FaceText>
  </Face>
)
