/** Inputs for figures. What they keep is decided in lib/numbers; here is only the field. */
import { Input, type InputProps, type InputRef } from 'antd'
import { type Ref, useState } from 'react'
import { isMasked } from '../lib/mask'
import {
  DEFAULT_SCALE,
  type NumberRule,
  orderRange,
  plainNumber,
  type Range,
  settleNumber,
  typeNumber,
  typePlainNumber,
} from '../lib/numbers'
import { isBlank, mobileDigits } from '../lib/validators'
import styles from './number-input.module.css'

type Plain = { ref?: Ref<InputRef> } & Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
>

export interface NumberInputProps extends NumberRule, Plain {
  value?: number | string | null
  onChange?: (value: number | undefined) => void
  /** Shows all decimal places when the field is left, as money does. */
  fixed?: boolean
}

export function NumberInput({ value, onChange, fixed, ...rest }: NumberInputProps) {
  const { kind, scale, min, max, ...props } = rest
  const rule = { kind, scale, min, max }
  const places = kind === 'int' ? 0 : (scale ?? DEFAULT_SCALE)
  const show = (number: number | undefined) =>
    number === undefined ? '' : fixed ? number.toFixed(places) : String(number)
  return (
    <FilteredInput
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      {...props}
      className={`${styles.figure} ${props.className ?? ''}`}
      text={show(isBlank(value) ? undefined : Number(value))}
      same={sameNumber}
      keep={(text) => typeNumber(text, rule)}
      settle={(text) => show(numberOf(settleNumber(text, rule)))}
      onText={(text) => onChange?.(numberOf(text))}
    />
  )
}

const numberOf = (text: string) =>
  text === '' || text === '-' || Number.isNaN(Number(text)) ? undefined : Number(text)

/** `1.` and `1` are one number. */
export const sameNumber = (a: string, b: string) => numberOf(a) === numberOf(b)

interface TextValue extends Plain {
  value?: string | null
  onChange?: (value: string) => void
}

/** S5-20: digits and one point; empty when that is no number. Keeps the text as it was typed. */
export const PlainNumberInput = ({
  value,
  onChange,
  ...props
}: TextValue & Pick<FilteredInputProps, 'same'>) => (
  <FilteredInput
    inputMode="decimal"
    {...props}
    text={value ?? ''}
    keep={typePlainNumber}
    settle={plainNumber}
    onText={(text) => onChange?.(text)}
  />
)

/** S5-18. */
export const MobileInput = ({ value, onChange, ...props }: TextValue) => (
  <FilteredInput
    inputMode="tel"
    autoComplete="tel"
    {...props}
    text={value ?? ''}
    keep={mobileText}
    settle={mobileText}
    onText={(text) => onChange?.(text)}
  />
)

/** What the server has masked stays as it is until somebody types another number. */
const mobileText = (text: string) => (isMasked(text) ? text : mobileDigits(text))

export interface NumberRangeProps extends NumberRule {
  value?: Range | null
  onChange?: (value: Range | undefined) => void
  /** What the two fields are about, for those who do not see the label. */
  label?: string
  id?: string
  placeholders?: readonly [string, string]
  disabled?: boolean
  ref?: Ref<InputRef>
}

/** Two ends; the larger one goes to the right when the range is left (S5-19). */
export function NumberRange({
  value,
  onChange,
  label,
  id,
  disabled,
  ref,
  ...rest
}: NumberRangeProps) {
  const { placeholders = ['最低', '最高'], ...rule } = rest
  const [from, to] = value ?? [undefined, undefined]
  const emit = (next: Range) =>
    onChange?.(next[0] === undefined && next[1] === undefined ? undefined : next)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend
    <div
      className={styles.range}
      role="group"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) emit(orderRange([from, to]))
      }}
    >
      <NumberInput
        {...rule}
        id={id}
        ref={ref}
        value={from}
        disabled={disabled}
        placeholder={placeholders[0]}
        aria-label={`${label ?? ''}${placeholders[0]}`}
        onChange={(next) => emit([next, to])}
      />
      <span aria-hidden="true">~</span>
      <NumberInput
        {...rule}
        value={to}
        disabled={disabled}
        placeholder={placeholders[1]}
        aria-label={`${label ?? ''}${placeholders[1]}`}
        onChange={(next) => emit([from, next])}
      />
    </div>
  )
}

interface FilteredInputProps extends Plain {
  text: string
  keep: (text: string) => string
  settle: (text: string) => string
  onText: (text: string) => void
  /** Whether two texts mean the same value: `1.` must not be rewritten to `1` while one types. */
  same?: (a: string, b: string) => boolean
}

function FilteredInput({ text, keep, settle, onText, same, onBlur, ...props }: FilteredInputProps) {
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const isSame = same ?? ((a, b) => a === b)
  if (text !== seen) {
    setSeen(text)
    if (!isSame(text, typed)) setTyped(text)
  }
  const take = (next: string) => {
    setTyped(next)
    if (!isSame(next, text)) onText(next)
  }
  return (
    <Input
      autoComplete="off"
      {...props}
      value={typed}
      onChange={({ target, nativeEvent }) => {
        // An input method still writes: its letters are not yet the text.
        if ((nativeEvent as InputEvent).isComposing) setTyped(target.value)
        else take(keep(target.value))
      }}
      onCompositionEnd={({ currentTarget }) => take(keep(currentTarget.value))}
      onBlur={(event) => {
        take(settle(typed))
        onBlur?.(event)
      }}
    />
  )
}
