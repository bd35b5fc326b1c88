/**
 * Forms. The only place that knows the kit's Form: labels above, checks on change
 * and blur, the first failing message as a toast, the failing field in sight.
 */
import { type FormInstance, type FormItemProps, type FormProps, Form as KitForm } from 'antd'
import type { ReactNode } from 'react'
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

/** One message at a time: what is empty need not also hear that its format is wrong. */
export const Field = (props: FormItemProps) => <KitForm.Item validateFirst {...props} />

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
