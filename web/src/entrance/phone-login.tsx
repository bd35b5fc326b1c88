import { useState } from 'react'
import { mobileDigits } from '../lib/validators'
import { type AccountChoice, logInByPhone, sendPhoneCode } from './calls'
import { CaptchaField } from './captcha'
import { phoneError, required } from './checks'
import { CodeField } from './code-field'
import { Field, Note, Submit } from './fields'
import { useForm } from './use-form'

const PLACES = {
  'auth.disabled': 'phone',
  'auth.frozen': 'phone',
  'auth.locked': 'phone',
  'phone.format': 'phone',
  'code.bad': 'authCode',
  'code.dayLimit': 'authCode',
  'code.tooOften': 'authCode',
} as const

interface PhoneLoginProps {
  onDone(token: string): Promise<never>
  onChoice(choice: AccountChoice): void
}

export function PhoneLogin({ onDone, onChoice }: PhoneLoginProps) {
  const [sentAt, setSentAt] = useState(0)

  const form = useForm({
    initial: { phone: '', authCode: '' },
    places: PLACES,
    check: ({ phone, authCode }) => ({
      phone: phoneError(phone),
      authCode: required('验证码', authCode),
    }),
    async send({ phone, authCode }) {
      const answer = await logInByPhone(phone, authCode)
      if ('needChoose' in answer) onChoice(answer)
      else await onDone(answer.id_token)
    },
  })

  const { phone } = form.trimmed
  const sendCode = () =>
    form.run('code', { phone: phoneError(phone) }, async (answer) => {
      await sendPhoneCode(phone, answer)
      setSentAt(Date.now())
      form.focus('authCode')
    })

  const phoneField = form.bind('phone')
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      <Field
        {...phoneField}
        onValue={(text) => phoneField.onValue(mobileDigits(text))}
        label="手机号"
        placeholder="账号已验证的手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <CaptchaField {...form.bindCaptcha()} />
      <CodeField
        {...form.bind('authCode')}
        busy={form.busy === 'code'}
        sentAt={sentAt}
        sentText="若该手机号已在账号中验证，短信将在 1 分钟内送达；未验证请用账号登录后验证"
        onSend={sendCode}
      />
      <Note text={form.note} />
      <Submit busy={form.busy} busyText="正在登录…">
        登录
      </Submit>
    </form>
  )
}
