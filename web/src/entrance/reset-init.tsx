import { useState } from 'react'
import { sendResetCode, sendResetMail } from './calls'
import { CaptchaField } from './captcha'
import { mailError, required } from './checks'
import { Face } from './face'
import { Field, Note, Submit } from './fields'
import { ArrowLeft } from './icons'
import { moveTo } from './navigate'
import { Tabs } from './tabs'
import { useForm } from './use-form'

/** The first half of a reset: where the code, or the link, is to go (S1-15). */
export function ResetInit() {
  const [mailed, setMailed] = useState(false)
  if (mailed) return <Mailed />
  return (
    <>
      <h1 tabIndex={-1}>找回密码</h1>
      <p className="e-sub">
        用已验证的手机号或邮箱设置新密码；没有验证过，或是平台账号，请联系管理员重置
      </p>
      <Tabs
        label="找回方式"
        tabs={[
          { key: 'code', label: '验证码找回', panel: <ByCode /> },
          { key: 'mail', label: '邮箱找回', panel: <ByMail onSent={() => setMailed(true)} /> },
        ]}
      />
      <a className="e-link e-back" href="#/login">
        <ArrowLeft />
        返回登录
      </a>
    </>
  )
}

function ByCode() {
  const form = useForm({
    initial: { elsAccount: '', username: '' },
    places: { 'code.dayLimit': 'username', 'code.tooOften': 'username' },
    check: ({ elsAccount, username }) => ({
      elsAccount: required('企业账号', elsAccount),
      username: required('用户名', username),
    }),
    async send({ elsAccount, username }, answer) {
      const { passwordRule: rule } = await sendResetCode(elsAccount, username, answer)
      moveTo('/resetPasswordFinish', { elsAccount, username, rule, sentAt: Date.now() })
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
      />
      <Field
        {...form.bind('username')}
        label="用户名"
        placeholder="请输入用户名"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={50}
      />
      <CaptchaField {...form.bindCaptcha()} />
      <Note text={form.note} />
      <Submit busy={form.busy} busyText="正在发送…">
        发送验证码
      </Submit>
    </form>
  )
}

function ByMail({ onSent }: { onSent(): void }) {
  const form = useForm({
    initial: { mail: '' },
    places: { 'email.format': 'mail' },
    check: ({ mail }) => ({ mail: mailError(mail) }),
    async send({ mail }, answer) {
      await sendResetMail(mail, answer)
      onSent()
    },
  })
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      <Field
        {...form.bind('mail')}
        label="邮箱"
        placeholder="账号已验证的邮箱"
        type="email"
        autoComplete="email"
        maxLength={100}
      />
      <CaptchaField {...form.bindCaptcha()} />
      <Note text={form.note} />
      <Submit busy={form.busy} busyText="正在发送…">
        发送重置链接
      </Submit>
    </form>
  )
}

/** The same words for a known and an unknown address: nobody learns who is a customer. */
function Mailed() {
  return (
    <Face
      tone="good"
      title="请查收邮件"
      text="若该邮箱已在账号中验证，重置链接已发出，30 分钟内有效"
      detail="没有收到？请检查垃圾邮件，或改用验证码找回。"
    >
      <a className="e-quiet" href="#/login">
        返回登录
      </a>
    </Face>
  )
}
