import { useEffect, useState } from 'react'
import { BIZ_RULE, type PasswordRule } from '../lib/password'
import { checkResetKey, refusalOf, resetPassword } from './calls'
import { Face } from './face'
import { checkPasswords, NewPassword, PASSWORD_PLACES } from './new-password'
import { useForm } from './use-form'

interface ResetByKeyProps {
  resetKey: string
  onDone(): void
}

/** A link from a mail, or the first password of a new company's administrator. */
export function ResetByKey({ resetKey, onDone }: ResetByKeyProps) {
  const [rule, setRule] = useState<PasswordRule>()
  const [refusal, setRefusal] = useState('')

  useEffect(() => {
    checkResetKey(resetKey).then(
      ({ passwordRule }) => setRule(passwordRule ?? BIZ_RULE),
      (error) => setRefusal(refusalOf(error).text),
    )
  }, [resetKey])

  if (refusal) {
    return (
      <Face tone="bad" title="无法设置密码" text={refusal}>
        <a className="e-submit" href="#/resetPasswordInit">
          重新找回密码
        </a>
      </Face>
    )
  }
  if (!rule) return <Face tone="wait" title="正在验证链接" text="请稍候……" />
  return <KeyForm resetKey={resetKey} rule={rule} onDone={onDone} />
}

function KeyForm({ resetKey, rule, onDone }: ResetByKeyProps & { rule: PasswordRule }) {
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    places: PASSWORD_PLACES,
    check: (passwords) => checkPasswords(passwords, rule),
    async send({ newPassword }) {
      await resetPassword({ key: resetKey, newPassword })
      onDone()
    },
  })
  return (
    <>
      <h1 tabIndex={-1}>设置新密码</h1>
      <p className="e-sub">设置后，该账号在其他设备上的登录都会退出</p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        <NewPassword form={form} rule={rule} />
      </form>
    </>
  )
}
