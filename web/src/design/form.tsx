/**
 * Forms. The only place that knows the kit's Form: labels above, checks on change
 * and blur, the first failing message as a toast, the failing field in sight.
 */
import { type FormInstance, type FormItemProps, type FormProps, Form as KitForm } from 'antd'
import { type CSSProperties, cloneElement, type ReactElement, type ReactNode } from 'react'
import { HttpError, messageOf } from '../api/errors'
import { t } from '../i18n/texts'
import { isBlank } from '../lib/validators'
import { toast } from './feedback'
import styles from './form.module.css'

export type { FormInstance }

export const useForm = KitForm.useForm
export const useWatch = KitForm.useWatch

export function Form<T extends object>(props: FormProps<T> & { children: ReactNode }) {
  return (
    <KitForm<T>
      layout="vertical"
      validateTrigger={TRIGGERS}
      requiredMark={requiredMark}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinishFailed={({ errorFields }) => {
        const first = errorFields[0]?.errors[0]
        if (first) toast.error(first)
      }}
      {...props}
    />
  )
}

// Made once: the kit hands them to every field, and each new one would redraw all of them.
const TRIGGERS = ['onChange', 'onBlur']
const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <span className={required ? styles.required : undefined}>{label}</span>
)

/**
 * One message at a time: what is empty need not also hear that its format is wrong. The kit keeps the value; the frame
 * around it is drawn here, since the kit's own measures itself and is made of a dozen parts, which sixty fields feel.
 */
export function Field({ className, style, ...item }: FormItemProps) {
  const { label, extra, help, htmlFor, rules = [], children } = item
  const gathers = item.name === undefined && htmlFor === undefined
  // Without a frame, or around other fields whose messages it shows: that is the kit's.
  if (item.noStyle || gathers || typeof children === 'function')
    return <KitForm.Item validateFirst className={className} style={style} {...item} />
  const needed = item.required ?? rules.some((rule) => 'required' in rule && rule.required)
  return (
    <KitForm.Item validateFirst {...item} noStyle>
      <Framed
        frame={{ className: `${styles.field} ${className ?? ''}`, style }}
        label={label !== undefined && requiredMark(label, { required: needed })}
        htmlFor={htmlFor}
        problem={help}
        note={extra}
      >
        {children as ReactElement<Control>}
      </Framed>
    </KitForm.Item>
  )
}

/** What the kit gives to the control that it finds inside. */
interface Control {
  id?: string
  onChange?: (...given: never[]) => void
  onBlur?: (...given: never[]) => void
}

interface FramedProps extends Control {
  frame: { className: string; style?: CSSProperties }
  label: ReactNode
  htmlFor?: string
  problem: ReactNode
  note: ReactNode
  children: ReactElement<Control>
}

function Framed({ frame, label, htmlFor, problem, note, children, ...control }: FramedProps) {
  const { errors } = KitForm.Item.useStatus()
  const own = children.props
  const id = own.id ?? control.id
  const wrong = problem ?? errors[0]
  return (
    <div {...frame}>
      {label && (
        <label className={styles.label} htmlFor={htmlFor ?? id}>
          {label}
        </label>
      )}
      {cloneElement(children, {
        ...control,
        id,
        onChange: both(control.onChange, own.onChange),
        onBlur: both(control.onBlur, own.onBlur),
      })}
      {wrong && (
        <div id={`${control.id ?? id}_help`} className={styles.problem} role="alert">
          {wrong}
        </div>
      )}
      {note && (
        <div id={`${control.id ?? id}_extra`} className={styles.note}>
          {note}
        </div>
      )}
    </div>
  )
}

type Told = Control['onChange']

const both = (first: Told, second: Told): Told =>
  first && second
    ? (...given) => {
        first(...given)
        second(...given)
      }
    : (first ?? second)

/** `{label}不能为空` (S5-11). */
export const required = (label: string, message = t('common.required', { label })) => ({
  required: true,
  // The kit's own check takes a number or a list for a wrong text.
  validator: async (_rule: unknown, value: unknown) => {
    if (isBlank(value) || (Array.isArray(value) && value.length === 0)) throw new Error(message)
  },
})

/** A rule from a pure check that answers with the text to show. */
export const checked = (check: (value: string) => string | undefined) => ({
  validator: async (_rule: unknown, value: string | undefined) => {
    const text = check(value ?? '')
    if (text) throw new Error(text)
  },
})

/** The server refused: marks its fields, brings the first into sight, and says why. */
export function showRefusal(form: FormInstance, error: unknown): void {
  const fields = error instanceof HttpError ? (error.problem.fieldErrors ?? []) : []
  const known = fields.filter(({ field }) => form.getFieldInstance(field) !== undefined)
  form.setFields(known.map(({ field, message }) => ({ name: field, errors: [message] })))
  const first = known[0]
  if (first) form.scrollToField(first.field, { focus: true, block: 'center' })
  toast.error(first?.message ?? messageOf(error))
}
