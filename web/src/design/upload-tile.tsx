/** The squares of an image wall: a place to fill, a file on its way, a file that is there. */
import {
  CheckCircleFilled,
  DeleteOutlined,
  EyeOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  MessageOutlined,
  PlusOutlined,
  StarOutlined,
} from '@ant-design/icons'
import { Progress } from 'antd'
import type { ReactNode } from 'react'
import type { UploadFile } from '../api/files'
import { endingOf, isPicture } from '../lib/file-checks'
import { Thumb } from './cells'
import { pictureOf } from './picture-preview'
import styles from './upload.module.css'
import type { UploadTask } from './use-uploads'

interface EmptyTileProps {
  label: string
  required?: boolean
  onPick: () => void
  hint?: ReactNode
}

export const EmptyTile = ({ label, required, onPick, hint }: EmptyTileProps) => (
  <button
    type="button"
    className={`${styles.tile} ${styles.empty}`}
    aria-label={`上传${label}${required ? '，必填' : ''}`}
    onClick={onPick}
  >
    <PlusOutlined />
    <span>
      {required && <span className={styles.star}>* </span>}
      {label}
    </span>
    {hint && <small>{hint}</small>}
  </button>
)

interface TaskTileProps {
  task: UploadTask
  label: string
  onCancel: () => void
  onRetry: () => void
}

export function TaskTile({ task, label, onCancel, onRetry }: TaskTileProps) {
  const { file, blobUrl, percent, error } = task
  return (
    <div className={`${styles.tile} ${error ? styles.faulty : ''}`}>
      <div className={styles.view}>
        {isPicture(file.name) ? <img src={blobUrl} alt="" /> : <FileIcon name={file.name} />}
        <div className={styles.over} role={error ? 'alert' : 'status'}>
          {error ? (
            <span className={styles.error}>{error}</span>
          ) : (
            <>
              <span className="figures">上传中 {percent}%</span>
              <Progress percent={percent} showInfo={false} size="small" aria-label="上传进度" />
            </>
          )}
        </div>
      </div>
      <div className={styles.caption}>
        <span className={styles.label}>{label}</span>
        {error && (
          <button type="button" aria-label={`重试 ${file.name}`} onClick={onRetry}>
            重试
          </button>
        )}
        <button
          type="button"
          aria-label={`${error ? '移除' : '取消'} ${file.name}`}
          onClick={onCancel}
        >
          {error ? '移除' : '取消'}
        </button>
      </div>
    </div>
  )
}

interface FileTileProps {
  file: UploadFile
  label: string
  required?: boolean
  /** What a reviewer said about it. */
  fault?: string
  onPreview: () => void
  onRemove?: () => void
  onPrimary?: () => void
}

export function FileTile(props: FileTileProps) {
  const { file, label, required, fault, onPreview, onRemove, onPrimary } = props
  const picture = isPicture(file.fileName ?? file.name)
  return (
    <div className={`${styles.tile} ${fault ? styles.faulty : ''}`} title={fault}>
      <button
        type="button"
        className={styles.view}
        aria-label={`${picture ? '预览' : '打开'} ${label}`}
        onClick={onPreview}
      >
        {picture ? <Thumb src={pictureOf(file)} size="fill" /> : <FileIcon name={file.name} />}
        {file.isPrimary && <span className={styles.primary}>主</span>}
        <span className={styles.eye} aria-hidden="true">
          <EyeOutlined />
        </span>
      </button>
      <div className={styles.caption}>
        <span className={styles.label}>
          {required && <span className={styles.star}>* </span>}
          {label}
        </span>
        {onPrimary && !file.isPrimary && (
          <button
            type="button"
            aria-label={`把 ${file.name} 设为主图`}
            title="设为主图"
            onClick={onPrimary}
          >
            <StarOutlined />
          </button>
        )}
        {onRemove && (
          <button type="button" aria-label={`删除 ${label}`} onClick={onRemove}>
            <DeleteOutlined />
          </button>
        )}
        {fault ? (
          <MessageOutlined className={styles.bad} />
        ) : (
          <CheckCircleFilled className={styles.good} />
        )}
      </div>
    </div>
  )
}

export const FileIcon = ({ name }: { name: string }) => (
  <span className={styles.icon}>
    {endingOf(name) === 'pdf' ? <FilePdfOutlined /> : <FileTextOutlined />}
    <small>{endingOf(name).toUpperCase()}</small>
  </span>
)
