import { t } from '../i18n/texts'
import { checkConfirm, checkPassword, type PasswordRule, passwordChecks } from '../lib/password'
import { Note, PasswordField, Submit } from './fields'
import { Ring, Tick } from './icons'

interface Passwords {
  newPassword: string
  confirmPassword: string
}

/** S5-03, S5-05, and S5-06 for two that differ when they are sent. */
export function checkPasswords({ newPassword, confirmPassword }: Passwords, rule: PasswordRule) {
  const differ = confirmPassword !== '' && confirmPassword !== newPassword
  return {
    newPassword: checkPassword(newPassword, rule),
    confirmPassword: checkConfirm(confirmPassword, newPassword, rule),
    note: differ ? t('pwd.mismatch') : undefined,
  }
}

export const PASSWORD_PLACES = {
  'pwd.rule': 'newPassword',
  'pwd.same': 'newPassword',
  'pwd.history': 'newPassword',
  'pwd.differ': 'confirmPassword',
  'pwd.mismatch': 'confirmPassword',
} as const

interface PasswordForm {
  trimmed: Passwords
  note: string
  busy: string
  bind(name: keyof Passwords): {
    name: string
    value: string
    error?: string | undefined
    onValue(value: string): void
    onBlur(): void
  }
}

/** The last part of every reset: the new password twice, with its rule ticked off as one types. */
export function NewPassword({ form, rule }: { form: PasswordForm; rule: PasswordRule }) {
  return (
    <>
      <PasswordField
        {...form.bind('newPassword')}
        label="新密码"
        autoComplete="new-password"
        below={<Rules password={form.trimmed.newPassword} rule={rule} />}
      />
      <PasswordField
        {...form.bind('confirmPassword')}
        label="确认新密码"
        autoComplete="new-password"
      />
      <Note text={form.note} />
      <Submit busy={form.busy} busyText="正在提交…">
        确认修改
      </Submit>
    </>
  )
}

function Rules({ password, rule }: { password: string; rule: PasswordRule }) {
  return (
    <ul className="e-rules" aria-label="密码规则">
      {passwordChecks(password, rule).map(({ key, text, met }) => (
        <li key={key} className={met ? 'e-met' : undefined}>
          {met ? <Tick /> : <Ring />}
          {text}
          <span className="e-hidden">{met ? '，已满足' : '，未满足'}</span>
        </li>
      ))}
    </ul>
  )
}
