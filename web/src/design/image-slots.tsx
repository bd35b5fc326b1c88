import { type Ref, useRef, useState } from 'react'
import type { UploadFile } from '../api/files'
import {
  DEFAULT_ACCEPT,
  DEFAULT_LIMIT,
  DEFAULT_MAX_KB,
  imageTip,
  isPicture,
  type Slot,
} from '../lib/file-checks'
import { openFile, PicturePreview } from './picture-preview'
import styles from './upload.module.css'
import { PickInput, UploadArea } from './upload-area'
import { EmptyTile, FileTile, TaskTile } from './upload-tile'
import { useUploads } from './use-uploads'

export interface ImageSlot extends Slot {
  label: string
  required?: boolean
}

export interface ImageSlotsProps {
  slots: readonly ImageSlot[]
  value?: readonly UploadFile[] | null
  onChange?: (files: UploadFile[]) => void
  bizType?: string
  disabled?: boolean
  /** What a reviewer said, by the slot's type. */
  faults?: Readonly<Record<string, string>>
  label?: string
  tip?: string | null
  id?: string
  ref?: Ref<HTMLElement>
}

/** Named places for pictures; what is dropped or pasted goes to the first free one (S5-28, S5-30). */
export function ImageSlots(props: ImageSlotsProps) {
  const { slots, value, onChange = () => undefined, bizType, disabled, faults = {} } = props
  const { label = '图片' } = props
  const files = value ?? []
  const uploads = useUploads({ slots, value: files, onChange, bizType })
  const [preview, setPreview] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<ImageSlot>()
  const pictures = slots
    .flatMap(({ type }) => files.filter((file) => file.type === type))
    .filter(({ name }) => isPicture(name))
  const accept = [...new Set(slots.flatMap((slot) => slot.accept ?? DEFAULT_ACCEPT))]
  const maxKb = Math.max(...slots.map((slot) => slot.maxKb ?? DEFAULT_MAX_KB))
  const limit = slots.reduce((sum, slot) => sum + (slot.limit ?? DEFAULT_LIMIT), 0)
  const tip = props.tip === undefined ? imageTip({ accept, limit, maxKb }) : props.tip
  return (
    <UploadArea
      id={props.id}
      ref={props.ref}
      label={label}
      accept={accept}
      multiple
      disabled={disabled}
      tip={disabled ? undefined : tip}
      problem={uploads.problem}
      onFiles={(chosen, pasted) => uploads.add(chosen, undefined, pasted)}
    >
      {() => (
        <>
          <PickInput
            input={input}
            label={picked?.label ?? label}
            accept={picked?.accept ?? accept}
            multiple={(picked?.limit ?? DEFAULT_LIMIT) > 1}
            onFiles={(chosen) => chosen && uploads.add([...chosen], picked)}
          />
          <div className={styles.wall}>
            {slots.map((slot) => (
              <SlotTiles
                key={slot.type}
                slot={slot}
                files={files.filter(({ type }) => type === slot.type)}
                fault={faults[slot.type]}
                disabled={disabled}
                uploads={uploads}
                onPick={() => {
                  setPicked(slot)
                  // The input must know the slot before its dialog opens.
                  requestAnimationFrame(() => input.current?.click())
                }}
                onPreview={(file) =>
                  isPicture(file.name) ? setPreview(pictures.indexOf(file)) : openFile(file)
                }
              />
            ))}
          </div>
          <PicturePreview pictures={pictures} at={preview} onClose={() => setPreview(undefined)} />
        </>
      )}
    </UploadArea>
  )
}

interface SlotTilesProps {
  slot: ImageSlot
  files: readonly UploadFile[]
  fault?: string
  disabled?: boolean
  uploads: ReturnType<typeof useUploads>
  onPick: () => void
  onPreview: (file: UploadFile) => void
}

function SlotTiles(props: SlotTilesProps) {
  const { slot, files, fault, disabled, uploads, onPick, onPreview } = props
  const tasks = uploads.tasks.filter(({ type }) => type === slot.type)
  const named = (nth: number) =>
    slot.limit && slot.limit > 1 ? `${slot.label} ${nth}` : slot.label
  return (
    <>
      {files.map((file, nth) => (
        <FileTile
          key={file.fileId}
          file={file}
          label={named(nth + 1)}
          required={slot.required}
          fault={fault}
          onPreview={() => onPreview(file)}
          onRemove={disabled ? undefined : () => uploads.remove(file)}
        />
      ))}
      {tasks.map((task, nth) => (
        <TaskTile
          key={task.id}
          task={task}
          label={named(files.length + nth + 1)}
          onCancel={() => uploads.cancel(task.id)}
          onRetry={() => uploads.retry(task.id)}
        />
      ))}
      {!disabled && uploads.roomIn(slot) > 0 && (
        <EmptyTile
          label={named(files.length + tasks.length + 1)}
          required={slot.required}
          hint={slot.required ? undefined : '选填'}
          onPick={onPick}
        />
      )}
    </>
  )
}
