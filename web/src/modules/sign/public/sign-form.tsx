import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { messageOf } from '../../../api/errors'
import { toast } from '../../../design/feedback'
import { Field, Form, required, showRefusal, useForm } from '../../../design/form'
import { TextInput } from '../../../design/text-input'
import { useSecondsUntil } from '../../../lib/countdown'
import { type CompanySign, type SignInput, signCalls } from '../parts/calls'
import styles from './sign.module.css'
import { SignatureField } from './signature-field'

/** Between two codes; the server holds to the same. */
const PAUSE_MS = 60_000

interface SignFormProps {
  sign: CompanySign
  /** Why it is too early; empty once it is time. */
  waiting: string
  onSigned: (result: CompanySign) => void
}

export function SignForm({ sign, waiting, onSigned }: SignFormProps) {
  const [form] = useForm<SignInput>()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: SignInput) => signCalls.sign(String(sign.id), input),
    onSuccess: onSigned,
    onError: (error) => showRefusal(form, error),
  })
  return (
    <Form
      form={form}
      initialValues={{ signerName: sign.signerName }}
      onFinish={(input) => mutate(input)}
    >
      <Field name="signerName" label="签署人姓名" rules={[required('签署人姓名')]}>
        <TextInput autoComplete="name" />
      </Field>
      <Field
        name="verifyCode"
        label="验证码"
        rules={[required('验证码')]}
        extra={`验证码将发送至 ${sign.signerPhone || sign.signerEmail}`}
      >
        <CodeInput signId={String(sign.id)} />
      </Field>
      <Field name="signImage" label="手写签名" rules={[required('手写签名', '请手写签名')]}>
        <SignatureField />
      </Field>
      {sign.demo && (
        <p className={styles.demo}>演示环境会在文件上绘制标有“演示”字样的印章图样，不具有效力。</p>
      )}
      <p className={styles.claim}>
        提交即表示你已阅读并同意上述协议。平台将记录正文摘要、验证手机号、时间与网络地址，作为签署证据；
        该证据不代表第三方电子认证机构的身份认证。
      </p>
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        loading={isPending}
        disabled={waiting !== ''}
      >
        {waiting || '同意并签署'}
      </Button>
    </Form>
  )
}

interface CodeInputProps {
  signId: string
  id?: string
  value?: string
  onChange?: (value: string) => void
}

function CodeInput({ signId, id, value, onChange }: CodeInputProps) {
  const [sentAt, setSentAt] = useState(0)
  const wait = useSecondsUntil(sentAt === 0 ? 0 : sentAt + PAUSE_MS)
  const { mutate, isPending } = useMutation({
    mutationFn: () => signCalls.sendCode(signId),
    onSuccess: ({ target }) => {
      setSentAt(Date.now())
      toast.success(target ? `验证码已发送至 ${target}` : '验证码已发送')
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <div className={styles.code}>
      <TextInput
        id={id}
        value={value}
        // Pasted with spaces, as some messages write it.
        onChange={(typed) => onChange?.(typed.replace(/\D/g, '').slice(0, 6))}
        placeholder="6 位数字"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <Button disabled={wait > 0} loading={isPending} onClick={() => mutate()}>
        {wait > 0 ? `${wait} 秒后重发` : sentAt > 0 ? '重新获取' : '获取验证码'}
      </Button>
    </div>
  )
}
