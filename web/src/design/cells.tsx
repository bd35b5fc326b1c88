/** What stands in the cells of a list. */
import { Tooltip } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isLongName } from '../lib/names'
import styles from './cells.module.css'
import { cellOf } from './columns'
import { CopyText } from './copy-text'

/** S9-13: room that a text wants to its right, and when it is measured. */
const PADDING = 20
const MEASURE_MS = 200

interface NameTextProps {
  text: string
  onOpen?: () => void
}

/** A name in one line, whole in a tooltip when it is long (S2-34) or does not fit (S9-13). */
export function NameText({ text, onOpen }: NameTextProps) {
  const line = useRef<HTMLSpanElement>(null)
  const [cut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useEffect(() => {
    const measured = setTimeout(() => {
      if (!line.current) return
      const range = document.createRange()
      range.selectNodeContents(line.current)
      setCut(range.getBoundingClientRect().width + PADDING > line.current.clientWidth)
    }, MEASURE_MS)
    return () => clearTimeout(measured)
  }, [text])
  return (
    <Tooltip title={cut || isLongName(text) ? text : undefined} trigger={['hover', 'focus']}>
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          <span ref={line} className={styles.name}>
            {text}
          </span>
        </button>
      ) : (
        <span ref={line} className={styles.name}>
          {text}
        </span>
      )}
    </Tooltip>
  )
}

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
      src={src}
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

/** A time in the width of a date: the day over the minute. */
export const DateTimeCell = ({ time }: { time: string | null | undefined }) => (
  <span className="figures">
    <TwoLines first={time?.slice(0, 10)} second={time?.slice(11, 16)} />
  </span>
)
