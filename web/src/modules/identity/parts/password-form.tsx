import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { calls, type PasswordChange } from '../../../api/calls'
import { toast } from '../../../design/feedback'
import { checked, Field, Form, useForm, useWatch } from '../../../design/form'
import { useSending } from '../../../design/use-sending'
import { t } from '../../../i18n/texts'
import {
  checkConfirm,
  checkCurrent,
  checkPassword,
  type PasswordRule,
  passwordChecks,
} from '../../../lib/password'
import styles from './password-form.module.css'

interface PasswordFormProps {
  rule: PasswordRule
  onChanged: () => void
  /** The submit button, and what stands beside it. */
  footer: (saving: boolean) => ReactNode
}

const trim = (value: string | undefined) => value?.trim()

/** Current, new, confirm (S5-01…S5-06), with the rule ticking itself off. */
export function PasswordForm({ rule, onChanged, footer }: PasswordFormProps) {
  const [form] = useForm<PasswordChange>()
  const { busy: saving, send } = useSending()
  const password = useWatch('newPassword', form) ?? ''

  const save = async (change: PasswordChange) => {
    if (change.newPassword !== change.confirmPassword) return toast.error(t('pwd.mismatch'))
    await send(async () => {
      await calls.changePassword(change)
      onChanged()
    }, form)
  }

  return (
    <Form<PasswordChange> form={form} onFinish={save} autoComplete="off">
      <Field
        name="currentPassword"
        label="当前密码"
        required
        normalize={trim}
        rules={[checked(checkCurrent)]}
      >
        <Input.Password maxLength={50} autoComplete="current-password" />
      </Field>
      <Field
        name="newPassword"
        label="新密码"
        required
        normalize={trim}
        rules={[checked((value) => checkPassword(value, rule))]}
        extra={<Checks password={password} rule={rule} />}
      >
        <Input.Password maxLength={50} autoComplete="new-password" />
      </Field>
      <Field
        name="confirmPassword"
        label="确认密码"
        required
        normalize={trim}
        dependencies={['newPassword']}
        rules={[
          checked((value) => checkConfirm(value, form.getFieldValue('newPassword') ?? '', rule)),
        ]}
      >
        <Input.Password maxLength={50} autoComplete="new-password" />
      </Field>
      {footer(saving)}
    </Form>
  )
}

const Checks = ({ password, rule }: { password: string; rule: PasswordRule }) => (
  <ul className={styles.checks} aria-label="密码要求">
    {passwordChecks(password, rule).map(({ key, text, met }) => (
      <li key={key} className={met ? styles.met : undefined}>
        {met ? <CheckCircleFilled /> : <MinusCircleOutlined />} {text}
        <span className="unseen">{met ? '已满足' : '未满足'}</span>
      </li>
    ))}
  </ul>
)
