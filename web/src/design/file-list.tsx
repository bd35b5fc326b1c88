import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import { Progress } from 'antd'
import { useState } from 'react'
import type { UploadFile } from '../api/files'
import { isPicture, shownSize } from '../lib/file-checks'
import { Thumb } from './cells'
import { openFile, PicturePreview, pictureOf } from './picture-preview'
import styles from './upload.module.css'
import { FileIcon } from './upload-tile'
import type { UploadTask } from './use-uploads'

interface FileListProps {
  files: readonly UploadFile[]
  /** Without it the list is for reading. */
  onRemove?: (file: UploadFile) => void
  /** What stands in place of no files. */
  empty?: string
}

/** Files by name: pictures open in large, documents in a window of their own. */
export function FileList({ files, onRemove, empty }: FileListProps) {
  const [at, setAt] = useState<number>()
  const pictures = files.filter(({ name }) => isPicture(name))
  if (files.length === 0) return empty ?? null
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.fileId}>
            <button
              type="button"
              className={styles.file}
              disabled={!pictureOf(file)}
              aria-label={`${isPicture(file.name) ? '预览' : '打开'} ${file.name}`}
              onClick={() =>
                isPicture(file.name) ? setAt(pictures.indexOf(file)) : openFile(file)
              }
            >
              {isPicture(file.name) ? (
                <Thumb src={pictureOf(file)} size={32} />
              ) : (
                <FileIcon name={file.name} />
              )}
              <span className={styles.fileName}>{file.title || file.name}</span>
              {file.size !== undefined && (
                <span className={`${styles.size} figures`}>{shownSize(file.size)}</span>
              )}
            </button>
            {file.url && (
              <a
                className={styles.tool}
                href={file.url}
                download={file.name}
                aria-label={`下载 ${file.name}`}
              >
                <DownloadOutlined />
              </a>
            )}
            {onRemove && (
              <button
                type="button"
                className={styles.tool}
                aria-label={`删除 ${file.name}`}
                onClick={() => onRemove(file)}
              >
                <DeleteOutlined />
              </button>
            )}
          </li>
        ))}
      </ul>
      <PicturePreview pictures={pictures} at={at} onClose={() => setAt(undefined)} />
    </>
  )
}

interface TaskRowProps {
  task: UploadTask
  onCancel: () => void
  onRetry: () => void
}

/** A file on its way, as a row. */
export const TaskRow = ({ task: { file, percent, error }, onCancel, onRetry }: TaskRowProps) => (
  <div className={styles.task} role={error ? 'alert' : 'status'}>
    <FileIcon name={file.name} />
    <span className={styles.fileName}>{file.name}</span>
    {error ? (
      <span className={styles.error}>{error}</span>
    ) : (
      <Progress percent={percent} size="small" aria-label="上传进度" />
    )}
    {error && (
      <button type="button" aria-label={`重试 ${file.name}`} onClick={onRetry}>
        重试
      </button>
    )}
    <button type="button" aria-label={`${error ? '移除' : '取消'} ${file.name}`} onClick={onCancel}>
      {error ? '移除' : '取消'}
    </button>
  </div>
)
