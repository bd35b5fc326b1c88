import { Button, Input } from 'antd'
import { useState } from 'react'
import { calls } from '../../../api/calls'
import { toast } from '../../../design/feedback'
import { checked, Field, Form, required, useForm } from '../../../design/form'
import { useSending } from '../../../design/use-sending'
import { t } from '../../../i18n/texts'
import { maskPhone } from '../../../lib/mask'
import { isMobile, mobileDigits } from '../../../lib/validators'
import { reloadAccount, useSession } from '../../../state/session'
import { CodeField } from './code-field'
import styles from './profile.module.css'

/**
 * First binding in one step; a change in two: prove the old phone, then the new one. A phone that an administrator wrote
 * is no binding yet: its owner proves it, or another one.
 */
export function PhoneChange() {
  const phone = useSession((state) => state.account?.phone ?? '')
  const proved = useSession((state) => !!state.account?.phoneVerifiedDate)
  const [changing, setChanging] = useState(false)
  if (proved && !changing) {
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
    toast.success(proved ? '手机号已更换' : '手机号已验证')
    setChanging(false)
    await reloadAccount()
  }
  return (
    <>
      {!proved && (
        <p className={`${styles.lead} figures`}>
          {phone && `${maskPhone(phone)} 尚未验证。`}
          验证后，手机号才能用于登录、找回密码、切换企业和接收短信。
        </p>
      )}
      <div className={styles.form}>
        {proved ? (
          <TwoSteps phone={phone} onDone={done} onCancel={() => setChanging(false)} />
        ) : (
          <NewPhone
            type="ADD"
            known={phone}
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
  /** What stands in the account and waits for its proof. */
  known?: string
  onSubmit: (input: NewPhoneInput) => Promise<void>
  onDone: () => void
  onBack?: () => void
}

function NewPhone({ type, known, onSubmit, onDone, onBack }: NewPhoneProps) {
  const [form] = useForm<NewPhoneInput>()
  const { busy, send } = useSending()
  const label = type === 'ADD' ? '手机号' : '新手机号'
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
    <Form<NewPhoneInput> form={form} initialValues={{ newPhone: known }} onFinish={submit}>
      <Field
        name="newPhone"
        label={label}
        normalize={(value: string) => mobileDigits(value)}
        rules={[
          required(label),
          checked((value) => (value === '' || isMobile(value) ? undefined : t('phone.format'))),
        ]}
      >
        <Input inputMode="numeric" autoComplete="tel" />
      </Field>
      <CodeField name="code" send={sendCode} />
      <div className={styles.buttons}>
        {onBack && <Button onClick={onBack}>上一步</Button>}
        <Button type="primary" htmlType="submit" loading={busy}>
          {type === 'ADD' ? '验证手机号' : '更换手机号'}
        </Button>
      </div>
    </Form>
  )
}
