/** Inputs for words: a length in characters, a counter, and no spaces at the ends. */
import { Input, type InputProps } from 'antd'
import type { TextAreaProps } from 'antd/es/input'
import type { CSSProperties } from 'react'
import styles from './text-input.module.css'

export const TEXT_MAX = 50
export const AREA_MAX = 255

interface Words {
  value?: string | null
  onChange?: (value: string) => void
  maxLength?: number
  counter?: boolean
  /** S5-21: spaces at the ends go when the field is left. */
  trim?: boolean
}

type Own = keyof Words | 'count' | 'showCount'

export type TextInputProps = Words & Omit<InputProps, Own>

/** S5-13. */
export function TextInput({ value, onChange, maxLength = TEXT_MAX, ...rest }: TextInputProps) {
  const { counter = false, trim = true, onBlur, ...props } = rest
  return (
    <Input
      autoComplete="off"
      {...props}
      value={value ?? undefined}
      count={characters(maxLength, counter)}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        if (trim) trimmed(event.target.value, onChange)
        onBlur?.(event)
      }}
    />
  )
}

export type TextAreaInputProps = Words &
  Omit<TextAreaProps, Own | 'autoSize' | 'rows'> & {
    /** As high as its text between so many rows. */
    lines?: readonly [least: number, most: number]
  }

/** S5-14: counted, and as high as its text. */
export function TextArea({ value, onChange, maxLength = AREA_MAX, ...rest }: TextAreaInputProps) {
  const { counter = true, trim = true, lines = LINES, onBlur, ...props } = rest
  const [minRows, maxRows] = lines
  return (
    <Input.TextArea
      rows={minRows}
      autoSize={!GROWS && { minRows, maxRows }}
      {...props}
      style={{ ...props.style, '--least': minRows, '--most': maxRows } as CSSProperties}
      className={`${styles.area} ${counter ? styles.counted : ''} ${props.className ?? ''}`}
      value={value ?? undefined}
      count={characters(maxLength, counter)}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={(event) => {
        if (trim) trimmed(event.target.value, onChange)
        onBlur?.(event)
      }}
    />
  )
}

const LINES = [3, 10] as const
/** Most browsers let a field grow with its text by themselves; elsewhere the kit measures it. */
const GROWS = CSS.supports('field-sizing', 'content')

/** Characters as the reader counts them; what is too long is cut, also when it is pasted. */
const characters = (max: number, show: boolean) => ({
  max,
  show: show && (({ count }: { count: number }) => `${count}/${max}`),
  strategy: (text: string) => [...text].length,
  exceedFormatter: (text: string, { max: most }: { max: number }) =>
    [...text].slice(0, most).join(''),
})

function trimmed(text: string, onChange: Words['onChange']) {
  if (text !== text.trim()) onChange?.(text.trim())
}
