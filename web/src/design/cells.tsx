/** What stands in the cells of a list. */
import { type ReactNode, useState } from 'react'
import { smallOf } from '../api/files'
import styles from './cells.module.css'
import { cellOf } from './columns'
import { CopyText } from './copy-text'
import { hintIfCut } from './hint'

interface NameTextProps {
  text: string
  onOpen?: () => void
}

/** A name in one line, whole in a tooltip when it is long (S2-34) or does not fit (S9-13). */
export const NameText = ({ text, onOpen }: NameTextProps) =>
  onOpen ? (
    <button type="button" className={styles.open} onClick={onOpen} {...hintIfCut(text)}>
      <span className={styles.name}>{text}</span>
    </button>
  ) : (
    <span className={styles.name} {...hintIfCut(text)}>
      {text}
    </span>
  )

interface ThumbProps {
  src: string | null | undefined
  alt?: string
  /** In px; `fill` takes the room of its frame. */
  size?: number | 'fill'
}

/** A small picture; 暂无 when there is none or it does not load (S2-37). */
export function Thumb({ src, alt = '', size }: ThumbProps) {
  const [failed, setFailed] = useState<string>()
  const side = size === 'fill' ? '100%' : size
  const style = side ? { width: side, height: side } : undefined
  if (!src || failed === src) {
    return (
      <span className={styles.noPicture} style={style}>
        暂无
      </span>
    )
  }
  return (
    <img
      className={styles.picture}
      style={style}
      src={size === 'fill' ? src : smallOf(src)}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(src)}
    />
  )
}

interface ProductCellProps {
  /** Left out where the list has no pictures at all. */
  picture?: string | null
  name: string
  onOpen?: () => void
  /** Shown with its copy button. */
  code?: string | null
  /** Behind the name: the suspend mark. */
  mark?: ReactNode
  /** Badges behind the code. */
  tags?: ReactNode
}

export const ProductCell = ({ picture, name, onOpen, code, mark, tags }: ProductCellProps) => (
  <div className={styles.product}>
    {picture !== undefined && <Thumb src={picture} />}
    <div className={styles.lines}>
      <div className={styles.line}>
        <NameText text={name} onOpen={onOpen} />
        {mark}
      </div>
      {(code || tags) && (
        <div className={`${styles.line} ${styles.second}`}>
          {code && <CopyText text={code} />}
          {tags}
        </div>
      )}
    </div>
  </div>
)

interface TwoLinesProps {
  first: ReactNode
  second?: ReactNode
  /** The reader must act on the second line. */
  alert?: boolean
}

/** Two facts that belong together. */
export const TwoLines = ({ first, second, alert = false }: TwoLinesProps) => (
  <div className={styles.two}>
    <div>{cellOf(first)}</div>
    {second && <div className={alert ? styles.alert : styles.second}>{second}</div>}
  </div>
)

/** A time in the width of a date: the day over the second. */
export const DateTimeCell = ({ time }: { time: string | null | undefined }) => (
  <span className="figures">
    <TwoLines first={time?.slice(0, 10)} second={time?.slice(11)} />
  </span>
)
