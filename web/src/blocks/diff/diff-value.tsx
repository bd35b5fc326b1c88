/** One side of a changed value: words marked, figures with their movement, files as pictures. */
import { FileTextOutlined } from '@ant-design/icons'
import { Fragment } from 'react'
import { diffText } from '../../lib/text-diff'
import type { DiffFile, DiffItem } from '../document/types'
import { type FileMark, filePairs, trend } from './diff-model'
import styles from './diff-value.module.css'

export type DiffSide = 'before' | 'after'

export function DiffValue({ item, side }: { item: DiffItem; side: DiffSide }) {
  if (item.type === 'files') return <Files files={item.files} side={side} />
  const text = side === 'before' ? item.beforeText : item.afterText
  if (!text) return <span className={styles.none}>-</span>
  if (item.kind === 'same') return <span className={styles.text}>{text}</span>
  if (item.type === 'money' || item.type === 'number' || item.type === 'rate')
    return <Figure item={item} side={side} text={text} />
  if (item.type === 'text' && item.kind === 'changed')
    return <Words before={item.beforeText} after={item.afterText} side={side} />
  return <span className={styles.text}>{marked(text, side)}</span>
}

const marked = (text: string, side: DiffSide) =>
  side === 'before' ? (
    <del className={styles.removed}>{text}</del>
  ) : (
    <ins className={styles.added}>{text}</ins>
  )

function Words({ before, after, side }: { before: string; after: string; side: DiffSide }) {
  const shown = diffText(before, after).filter(
    ({ kind }) => kind === 'same' || (kind === 'removed') === (side === 'before'),
  )
  return (
    <span className={styles.text}>
      {shown.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={index}>{kind === 'same' ? text : marked(text, side)}</Fragment>
      ))}
    </span>
  )
}

function Figure({ item, side, text }: { item: DiffItem; side: DiffSide; text: string }) {
  const moved = side === 'after' ? trend(item) : undefined
  return (
    <span className="figures">
      {side === 'after' && item.key ? <strong>{text}</strong> : text}
      {moved && <span className={`${styles.trend} ${styles[moved.tone]}`}>{moved.text}</span>}
    </span>
  )
}

const MARKS: Record<Exclude<FileMark, 'kept'>, string> = {
  added: '新增',
  removed: '删除',
  replaced: '替换',
}

function Files({ files, side }: { files: readonly DiffFile[]; side: DiffSide }) {
  const pairs = filePairs(files)
  if (pairs.length === 0) return <span className={styles.none}>-</span>
  return (
    <ul className={styles.files}>
      {pairs.map((pair) => {
        const file = pair[side]
        // What was replaced is marked once, on the new one.
        const mark = pair.mark === 'replaced' && side === 'before' ? 'kept' : pair.mark
        return (
          <li key={`${pair.before?.fileId}-${pair.after?.fileId}`}>
            {file ? <FilePicture file={file} /> : <span className={styles.absent}>无</span>}
            {file && mark !== 'kept' && (
              <span className={`${styles.mark} ${styles[mark]}`}>{MARKS[mark]}</span>
            )}
            <span className={styles.name}>{file?.fileName ?? ''}</span>
          </li>
        )
      })}
    </ul>
  )
}

const isPicture = (name: string) => /\.(jpe?g|png|gif|webp)$/i.test(name)

const FilePicture = ({ file: { fileName, url } }: { file: DiffFile }) => (
  <a href={url} target="_blank" rel="noreferrer" className={styles.picture} aria-label={fileName}>
    {isPicture(fileName) ? <img src={url} alt="" /> : <FileTextOutlined />}
  </a>
)
