import { useState } from 'react'
import { storage } from '../api/storage'
import { logIn } from './calls'
import { CaptchaField } from './captcha'
import { required } from './checks'
import { Check, Field, Note, PasswordField, Submit } from './fields'
import { useForm } from './use-form'

const PLACES = {
  'auth.bad': 'password',
  'auth.locked': 'username',
  'auth.disabled': 'username',
  'auth.frozen': 'elsAccount',
} as const

export function AccountLogin({ onDone }: { onDone(token: string): Promise<never> }) {
  const [kept] = useState(storage.elsAccount.get)
  const [keepAccount, setKeepAccount] = useState(kept !== '')
  const [stay, setStay] = useState(false)

  const form = useForm({
    initial: { elsAccount: kept, username: '', password: '' },
    places: PLACES,
    check: ({ elsAccount, username, password }) => ({
      // A full name carries its company: 200001_admin.
      elsAccount: username.includes('_') ? undefined : required('企业账号', elsAccount),
      username: required('用户名', username),
      password: required('密码', password),
    }),
    async send({ elsAccount, username, password }, answer) {
      const { id_token } = await logIn({
        username,
        password,
        ...answer,
        ...(elsAccount && { elsAccount }),
        ...(stay && { rememberMe: true }),
      })
      storage.elsAccount.set(keepAccount ? elsAccount : '')
      await onDone(id_token)
    },
  })

  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      <Field
        {...form.bind('elsAccount')}
        label="企业账号"
        placeholder="6 位企业账号"
        autoComplete="organization"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        autoFocus={kept === '' && hasKeyboard()}
      />
      <Field
        {...form.bind('username')}
        label="用户名"
        placeholder="请输入用户名"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        autoFocus={kept !== '' && hasKeyboard()}
      />
      <PasswordField
        {...form.bind('password')}
        label="密码"
        placeholder="请输入密码"
        autoComplete="current-password"
      />
      <CaptchaField {...form.bindCaptcha()} />
      <div className="e-options">
        <Check label="记住企业账号" checked={keepAccount} onChecked={setKeepAccount} />
        <Check
          label="保持登录"
          title="7 天内免登录，请勿在公用设备上勾选"
          checked={stay}
          onChecked={setStay}
        />
        <a href="#/resetPasswordInit">忘记密码</a>
      </div>
      <Note text={form.note} />
      <Submit busy={form.busy} busyText="正在登录…">
        登录
      </Submit>
    </form>
  )
}

/** On a phone the focus would pull the keyboard over half of the page. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches
