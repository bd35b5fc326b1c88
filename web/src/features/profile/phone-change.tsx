import { Button, Input } from 'antd'
import { useState } from 'react'
import { calls } from '../../api/calls'
import { CodeButton } from '../../design/code-button'
import { toast } from '../../design/feedback'
import { checked, Field, Form, required, useForm } from '../../design/form'
import { useSending } from '../../design/use-sending'
import { t } from '../../i18n/texts'
import { maskPhone } from '../../lib/mask'
import { isMobile, mobileDigits } from '../../lib/validators'
import { reloadAccount, useSession } from '../../state/session'
import styles from './profile.module.css'

/** First binding in one step; a change in two: prove the old phone, then the new one. */
export function PhoneChange() {
  const phone = useSession((state) => state.account?.phone ?? '')
  const [changing, setChanging] = useState(false)
  if (phone && !changing) {
    return (
      <>
        <p className={`${styles.lead} figures`}>
          已绑定 {maskPhone(phone)}，用于登录、找回密码和安全提醒。
        </p>
        <Button onClick={() => setChanging(true)}>更换手机号</Button>
      </>
    )
  }
  const done = async () => {
    toast.success(phone ? '手机号已更换' : '手机号已绑定')
    setChanging(false)
    await reloadAccount()
  }
  return (
    <>
      {!phone && <p className={styles.lead}>绑定后可用手机号登录和找回密码。</p>}
      <div className={styles.form}>
        {phone ? (
          <TwoSteps phone={phone} onDone={done} onCancel={() => setChanging(false)} />
        ) : (
          <NewPhone
            type="ADD"
            onSubmit={({ newPhone, code }) => calls.bindPhone({ phone: newPhone, authCode: code })}
            onDone={done}
          />
        )}
      </div>
    </>
  )
}

interface TwoStepsProps {
  phone: string
  onDone: () => void
  onCancel: () => void
}

function TwoSteps({ phone, onDone, onCancel }: TwoStepsProps) {
  const [oldCode, setOldCode] = useState<string | null>(null)
  const [form] = useForm<{ oldAuthCode: string }>()
  return (
    <>
      <ol className={styles.steps}>
        <li aria-current={oldCode === null ? 'step' : undefined}>
          <span>1</span>验证当前手机号
        </li>
        <li aria-current={oldCode === null ? undefined : 'step'}>
          <span>2</span>绑定新手机号
        </li>
      </ol>
      {oldCode === null ? (
        <Form<{ oldAuthCode: string }>
          form={form}
          onFinish={({ oldAuthCode }) => setOldCode(oldAuthCode)}
        >
          <p className={`${styles.lead} figures`}>验证码将发送至 {maskPhone(phone)}。</p>
          <CodeField name="oldAuthCode" send={() => calls.codeToOwnPhone(phone)} />
          <div className={styles.buttons}>
            <Button onClick={onCancel}>取消</Button>
            <Button type="primary" htmlType="submit">
              下一步
            </Button>
          </div>
        </Form>
      ) : (
        <NewPhone
          type="UPDATE"
          onSubmit={({ newPhone, code }) =>
            calls.changePhone({
              oldPhone: phone,
              oldAuthCode: oldCode,
              phone: newPhone,
              authCode: code,
            })
          }
          onDone={onDone}
          onBack={() => setOldCode(null)}
        />
      )}
    </>
  )
}

interface NewPhoneInput {
  newPhone: string
  code: string
}

interface NewPhoneProps {
  type: 'ADD' | 'UPDATE'
  onSubmit: (input: NewPhoneInput) => Promise<void>
  onDone: () => void
  onBack?: () => void
}

function NewPhone({ type, onSubmit, onDone, onBack }: NewPhoneProps) {
  const [form] = useForm<NewPhoneInput>()
  const { busy, send } = useSending()
  const submit = async (input: NewPhoneInput) => {
    await send(async () => {
      await onSubmit(input)
      onDone()
    }, form)
  }
  const sendCode = async () => {
    const { newPhone } = await form.validateFields(['newPhone'])
    return calls.codeToNewPhone(newPhone, type)
  }
  return (
    <Form<NewPhoneInput> form={form} onFinish={submit}>
      <Field
        name="newPhone"
        label="新手机号"
        normalize={(value: string) => mobileDigits(value)}
        rules={[
          required('新手机号'),
          checked((value) => (value === '' || isMobile(value) ? undefined : t('phone.format'))),
        ]}
      >
        <Input inputMode="numeric" autoComplete="tel" />
      </Field>
      <CodeField name="code" send={sendCode} />
      <div className={styles.buttons}>
        {onBack && <Button onClick={onBack}>上一步</Button>}
        <Button type="primary" htmlType="submit" loading={busy}>
          {type === 'ADD' ? '绑定手机号' : '更换手机号'}
        </Button>
      </div>
    </Form>
  )
}

const CodeField = ({ name, send }: { name: string; send: () => Promise<unknown> }) => (
  <Field label="手机验证码" required>
    <div className={styles.code}>
      <Field
        name={name}
        noStyle
        normalize={(value: string) => value.replace(/\D/g, '')}
        rules={[required('手机验证码')]}
      >
        <Input
          maxLength={6}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label="手机验证码"
        />
      </Field>
      <CodeButton send={send} />
    </div>
  </Field>
)
