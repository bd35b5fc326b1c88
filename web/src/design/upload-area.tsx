/** Takes files by button, by drag and by paste; what happens with them is its owner's business. */
import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react'
import styles from './upload.module.css'

interface UploadAreaProps {
  label: string
  accept: readonly string[]
  multiple: boolean
  disabled?: boolean
  onFiles: (files: File[], pasted: boolean) => void
  children: (pick: () => void) => ReactNode
  tip?: ReactNode
  problem?: string
  /** For the form: where a mark scrolls to. */
  id?: string
  ref?: Ref<HTMLElement>
}

export function UploadArea(props: UploadAreaProps) {
  const { label, accept, multiple, disabled, onFiles, children, tip, problem, id, ref } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null | undefined, pasted = false) => {
    if (!disabled && files?.length) onFiles([...files].slice(0, multiple ? undefined : 1), pasted)
  }
  return (
    <section
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      className={`${styles.area} ${over ? styles.dropping : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => take(event.clipboardData.files, true)}
    >
      <PickInput input={input} accept={accept} multiple={multiple} onFiles={take} label={label} />
      {children(() => input.current?.click())}
      {tip && <p className={styles.tip}>{tip}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

interface PickInputProps {
  input: RefObject<HTMLInputElement | null>
  accept: readonly string[]
  multiple: boolean
  label: string
  onFiles: (files: FileList | null) => void
}

/** Never seen: buttons press it. */
export const PickInput = ({ input, accept, multiple, label, onFiles }: PickInputProps) => (
  <input
    ref={input}
    type="file"
    hidden
    aria-label={label}
    accept={accept.map((ending) => `.${ending}`).join(',')}
    multiple={multiple}
    onChange={({ target }) => {
      onFiles(target.files)
      // The same file may be chosen again.
      target.value = ''
    }}
  />
)
