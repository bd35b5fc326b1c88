import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { Alert, Eye, EyeOff } from './icons'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string
  value: string
  error?: string | undefined
  /** a quiet sentence where an error would stand */
  hint?: string
  onValue(value: string): void
  /** a button inside the input, at its end */
  inside?: ReactNode
  /** what stands beside the input */
  beside?: ReactNode
  /** what belongs between the input and its line */
  below?: ReactNode
}

/** A label, its input and the line below, which keeps its place whether or not it has a text. */
export function Field({
  label,
  error,
  hint,
  onValue,
  inside,
  beside,
  below,
  type = 'text',
  ...input
}: FieldProps) {
  const id = useId()
  const lineId = `${id}-line`
  return (
    <div className="e-field">
      <label htmlFor={id}>{label}</label>
      <div className="e-row">
        <div className="e-box">
          <input
            {...input}
            id={id}
            type={type}
            onChange={(event) => onValue(event.target.value)}
            aria-invalid={Boolean(error)}
            aria-describedby={error || hint ? lineId : undefined}
          />
          {inside}
        </div>
        {beside}
      </div>
      {below}
      <p id={lineId} className={error ? 'e-line e-error' : 'e-line'} aria-live="polite">
        {error ? (
          <>
            <Alert />
            {error}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  )
}

export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      maxLength={50}
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          className="e-eye"
          aria-pressed={shown}
          aria-label={`显示${props.label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  )
}

interface CheckProps {
  label: string
  checked: boolean
  title?: string
  onChecked(checked: boolean): void
}

export function Check({ label, checked, title, onChecked }: CheckProps) {
  return (
    <label className="e-check" title={title}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChecked(event.target.checked)}
      />
      {label}
    </label>
  )
}

interface SubmitProps {
  children: string
  busy: string
  busyText: string
}

/** Stays focusable while it works, so that the keyboard keeps its place. */
export function Submit({ children, busy, busyText }: SubmitProps) {
  const sending = busy === 'submit'
  return (
    <button type="submit" className="e-submit" aria-disabled={busy !== ''}>
      {sending && <span className="e-spin" aria-hidden="true" />}
      {sending ? busyText : children}
    </button>
  )
}

/** A refusal that belongs to no single field. Always in the page, so that screen readers hear it come. */
export function Note({ text }: { text: string }) {
  return (
    <div role="alert" className="e-note-place">
      {text && (
        <p className="e-note">
          <Alert />
          {text}
        </p>
      )}
    </div>
  )
}
