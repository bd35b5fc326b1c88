/** The way into a registration: a phone that its owner can read. New or left half-way, it is the same door. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import { HttpError, messageOf } from '../../../api/errors'
import { CodeButton } from '../../../design/code-button'
import { toast } from '../../../design/feedback'
import { checked, Field, Form, required, useForm } from '../../../design/form'
import { MobileInput } from '../../../design/number-input'
import { useSending } from '../../../design/use-sending'
import { t } from '../../../i18n/texts'
import { uuid } from '../../../lib/uuid'
import { isMobile } from '../../../lib/validators'
import { registerCalls } from './calls'
import styles from './register.module.css'

interface Answers {
  phone: string
  captcha?: string
  code: string
}

export function PhoneDoor({ onToken }: { onToken: (token: string) => void }) {
  const [form] = useForm<Answers>()
  const { busy, send } = useSending()
  const [picture, setPicture] = useState<string>()
  const sendCode = async () => {
    const { phone, captcha } = await form.validateFields(picture ? ['phone', 'captcha'] : ['phone'])
    try {
      await registerCalls.sendCode(
        phone,
        picture ? { uuid: picture, captcha: captcha ?? '' } : undefined,
      )
    } catch (error) {
      if (asksForCaptcha(error) || picture) setPicture(uuid())
      toast.error(messageOf(error))
      throw error
    }
  }
  const enter = async ({ phone, code }: Answers) => {
    await send(async () => {
      onToken((await registerCalls.verify(phone, code)).tempToken)
    }, form)
  }
  return (
    <section className={styles.door}>
      <h2>验证手机号</h2>
      <p>首次入驻和继续填写都从这里开始；已提交的申请可在此查看审核进度。</p>
      <Form<Answers> form={form} onFinish={enter}>
        <Field
          name="phone"
          label="手机号"
          required
          rules={[
            required('手机号'),
            checked((text) => (isMobile(text) ? undefined : t('phone.format'))),
          ]}
        >
          <MobileInput autoComplete="tel" />
        </Field>
        {picture && (
          <Field name="captcha" label="图形验证码" required rules={[required('图形验证码')]}>
            <CaptchaInput uuid={picture} onRenew={() => setPicture(uuid())} />
          </Field>
        )}
        <Field name="code" label="手机验证码" required rules={[required('手机验证码')]}>
          <CodeInput send={sendCode} />
        </Field>
        <Button type="primary" htmlType="submit" block loading={busy}>
          开始入驻
        </Button>
      </Form>
    </section>
  )
}

const asksForCaptcha = (error: unknown) =>
  error instanceof HttpError &&
  Boolean((error.problem as { captchaRequired?: boolean }).captchaRequired)

interface TextProps {
  value?: string
  onChange?: (text: string) => void
  id?: string
}

function CodeInput({ send, value, onChange, id }: TextProps & { send: () => Promise<unknown> }) {
  return (
    <div className={styles.code}>
      <Input
        id={id}
        value={value}
        onChange={({ target }) => onChange?.(target.value.trim())}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <CodeButton send={send} />
    </div>
  )
}

function CaptchaInput({
  uuid: id,
  onRenew,
  value,
  onChange,
  ...rest
}: TextProps & { uuid: string; onRenew: () => void }) {
  return (
    <div className={styles.code}>
      <Input
        id={rest.id}
        value={value}
        maxLength={6}
        onChange={({ target }) => onChange?.(target.value.trim())}
      />
      <button type="button" className={styles.picture} aria-label="换一张" onClick={onRenew}>
        <img alt="图形验证码" src={`/services/admin/api/verification?uuid=${id}`} />
      </button>
    </div>
  )
}
