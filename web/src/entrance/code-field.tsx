import { useSecondsUntil } from '../lib/countdown'
import { Field } from './fields'

/** Seconds between two codes (01.5); the server holds to the same. */
const PAUSE_MS = 60_000

interface CodeFieldProps {
  name: string
  value: string
  error?: string | undefined
  onValue(value: string): void
  onBlur(): void
  busy: boolean
  /** when the last code was sent; 0 for never */
  sentAt: number
  sentText: string
  onSend(): void
}

/** Six digits, and the button that has them sent. */
export function CodeField({ busy, sentAt, sentText, onSend, ...field }: CodeFieldProps) {
  const wait = useSecondsUntil(sentAt === 0 ? 0 : sentAt + PAUSE_MS)
  return (
    <Field
      {...field}
      label="验证码"
      placeholder="6 位数字"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      hint={sentAt > 0 ? sentText : undefined}
      onValue={(value) => field.onValue(value.replace(/\D/g, ''))}
      beside={
        <button
          type="button"
          className="e-send"
          aria-disabled={busy || wait > 0}
          onClick={() => wait === 0 && onSend()}
        >
          {buttonText(busy, wait, sentAt > 0)}
        </button>
      }
    />
  )
}

function buttonText(busy: boolean, wait: number, again: boolean): string {
  if (busy) return '正在发送…'
  if (wait > 0) return `${wait} 秒后重发`
  return again ? '重新获取' : '获取验证码'
}
