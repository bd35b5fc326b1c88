import { useState } from 'react'
import { BIZ_RULE } from '../lib/password'
import { resetPassword, sendResetCode } from './calls'
import { CaptchaField } from './captcha'
import { required } from './checks'
import { CodeField } from './code-field'
import { Field } from './fields'
import { ArrowLeft } from './icons'
import type { Carried } from './navigate'
import { checkPasswords, NewPassword, PASSWORD_PLACES } from './new-password'
import { useForm } from './use-form'

const PLACES = {
  ...PASSWORD_PLACES,
  'code.bad': 'verifyCode',
  'code.dayLimit': 'verifyCode',
  'code.tooOften': 'verifyCode',
} as const

interface ResetByCodeProps {
  carried: Carried
  onDone(): void
}

export function ResetByCode({ carried, onDone }: ResetByCodeProps) {
  const [rule, setRule] = useState(carried.rule ?? BIZ_RULE)
  const [sentAt, setSentAt] = useState(carried.sentAt ?? 0)

  const form = useForm({
    initial: {
      elsAccount: carried.elsAccount ?? '',
      username: carried.username ?? '',
      verifyCode: '',
      newPassword: '',
      confirmPassword: '',
    },
    places: PLACES,
    check: ({ elsAccount, username, verifyCode, ...passwords }) => ({
      ...checkNames(elsAccount, username),
      verifyCode: required('验证码', verifyCode),
      ...checkPasswords(passwords, rule),
    }),
    async send(values) {
      await resetPassword(values)
      onDone()
    },
  })

  const { elsAccount, username } = form.trimmed
  const sendCode = () =>
    form.run('code', checkNames(elsAccount, username), async (answer) => {
      const { passwordRule } = await sendResetCode(elsAccount, username, answer)
      if (passwordRule) setRule(passwordRule)
      setSentAt(Date.now())
      form.focus('verifyCode')
    })

  return (
    <>
      <h1 tabIndex={-1}>设置新密码</h1>
      <p className="e-sub">输入收到的验证码，并设置新密码</p>
      <form ref={form.form} onSubmit={form.submit} noValidate>
        <div className="e-pair">
          <Field
            {...form.bind('elsAccount')}
            label="企业账号"
            autoComplete="organization"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
          />
          <Field
            {...form.bind('username')}
            label="用户名"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={50}
          />
        </div>
        <CaptchaField {...form.bindCaptcha()} />
        <CodeField
          {...form.bind('verifyCode')}
          busy={form.busy === 'code'}
          sentAt={sentAt}
          sentText="验证码已发送至该账号绑定的手机或邮箱，请查收"
          onSend={sendCode}
        />
        <NewPassword form={form} rule={rule} />
      </form>
      <a className="e-link e-back" href="#/resetPasswordInit">
        <ArrowLeft />
        返回上一步
      </a>
    </>
  )
}

function checkNames(elsAccount: string, username: string) {
  return { elsAccount: required('企业账号', elsAccount), username: required('用户名', username) }
}
