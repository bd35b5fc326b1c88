import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type Ref, useState } from 'react'
import type { UploadFile } from '../api/files'
import {
  DEFAULT_ACCEPT,
  DEFAULT_LIMIT,
  type FileRule,
  imageTip,
  isPicture,
} from '../lib/file-checks'
import { FileList, TaskRow } from './file-list'
import { openFile, PicturePreview } from './picture-preview'
import styles from './upload.module.css'
import { UploadArea } from './upload-area'
import { EmptyTile, FileTile, TaskTile } from './upload-tile'
import { useUploads } from './use-uploads'

export interface UploadCardProps extends FileRule {
  value?: readonly UploadFile[] | null
  onChange?: (files: UploadFile[]) => void
  /** What is uploaded: 商品图片, 授权书. */
  label?: string
  /** The slot's code; goes into the files' `type`. */
  slot?: string
  bizType?: string
  disabled?: boolean
  /** Squares for pictures, rows for documents. */
  look?: 'wall' | 'list'
  /** One of the pictures is the primary one. */
  primary?: boolean
  /** Instead of the usual tip; null for none. */
  tip?: string | null
  id?: string
  ref?: Ref<HTMLElement>
}

/** Up to `limit` files of one kind (S5-24…S5-29). */
export function UploadCard(props: UploadCardProps) {
  const { value, onChange = () => undefined, label = '文件', slot = '', bizType } = props
  const { disabled, look = 'wall', primary, accept = DEFAULT_ACCEPT, limit = DEFAULT_LIMIT } = props
  const { maxKb, maxPx } = props
  const place = { type: slot, accept, maxKb, maxPx, limit }
  const files = value ?? []
  const uploads = useUploads({ slots: [place], value: files, onChange, bizType })
  const [preview, setPreview] = useState<number>()
  const pictures = files.filter(({ name }) => isPicture(name))
  const open = (file: UploadFile) =>
    isPicture(file.name) ? setPreview(pictures.indexOf(file)) : openFile(file)
  const room = !disabled && uploads.roomIn(place) > 0
  const tip = props.tip === undefined ? imageTip({ accept, maxKb, limit }) : props.tip
  return (
    <UploadArea
      id={props.id}
      ref={props.ref}
      label={label}
      accept={accept}
      multiple={limit > 1}
      disabled={disabled}
      tip={disabled ? undefined : tip}
      problem={uploads.problem}
      onFiles={(chosen, pasted) => uploads.add(chosen, place, pasted)}
    >
      {(pick) => (
        <>
          {look === 'wall' ? (
            <div className={styles.wall}>
              {files.map((file) => (
                <FileTile
                  key={file.fileId}
                  file={file}
                  label={file.title || file.name}
                  onPreview={() => open(file)}
                  onRemove={disabled ? undefined : () => uploads.remove(file)}
                  onPrimary={
                    primary && !disabled
                      ? () => onChange(files.map((one) => ({ ...one, isPrimary: one === file })))
                      : undefined
                  }
                />
              ))}
              {uploads.tasks.map((task) => (
                <TaskTile
                  key={task.id}
                  task={task}
                  label={task.file.name}
                  onCancel={() => uploads.cancel(task.id)}
                  onRetry={() => uploads.retry(task.id)}
                />
              ))}
              {room && <EmptyTile label={label} onPick={pick} />}
            </div>
          ) : (
            <div className={styles.rows}>
              <FileList files={files} onRemove={disabled ? undefined : uploads.remove} />
              {uploads.tasks.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  onCancel={() => uploads.cancel(task.id)}
                  onRetry={() => uploads.retry(task.id)}
                />
              ))}
              {room && (
                <Button icon={<UploadOutlined />} onClick={pick}>
                  上传{label}
                </Button>
              )}
            </div>
          )}
          <PicturePreview pictures={pictures} at={preview} onClose={() => setPreview(undefined)} />
        </>
      )}
    </UploadArea>
  )
}
