import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { calls } from '../../api/calls'
import { HttpError, messageOf } from '../../api/errors'
import { toast } from '../../design/feedback'
import { Field, Form, required, useForm } from '../../design/form'
import { useSending } from '../../design/use-sending'
import { t } from '../../i18n/texts'
import { queryClient } from '../../state/query'
import { reloadAccount, setToken, useSession } from '../../state/session'
import { logout } from '../../state/session-actions'
import styles from './dialogs.module.css'

interface ReloginInput {
  password: string
  captcha?: string
}

/** After the forced change: log in anew and go on where one was (S2-13). */
export function ReloginDialog() {
  return (
    <Modal
      open
      width={400}
      centered
      title="重新登录"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={null}
    >
      <ReloginForm />
    </Modal>
  )
}

function ReloginForm() {
  const account = useSession((state) => state.account)
  const [form] = useForm<ReloginInput>()
  const { busy, send } = useSending()
  const [picture, setPicture] = useState<string | null>(null)

  const newPicture = () => {
    setPicture(crypto.randomUUID())
    form.setFieldValue('captcha', '')
  }

  const login = async ({ password, captcha }: ReloginInput) => {
    if (!account) return
    await send(
      async () => {
        const { id_token } = await calls.login({
          username: account.bizAccountLogin,
          password,
          ...(picture ? { uuid: picture, captcha } : {}),
        })
        setToken(id_token)
        await reloadAccount()
        useSession.setState({ dialog: 'none', initialPassword: false })
        queryClient.invalidateQueries()
      },
      (error) => {
        if (picture || (error instanceof HttpError && error.problem.captchaRequired)) newPicture()
        toast.error(messageOf(error))
      },
    )
  }

  return (
    <Form<ReloginInput> form={form} onFinish={login}>
      <Field label="企业" htmlFor="relogin-company">
        <Input id="relogin-company" value={account?.companyName} disabled />
      </Field>
      <Field label="用户名" htmlFor="relogin-login">
        <Input id="relogin-login" value={account?.login} disabled autoComplete="username" />
      </Field>
      <Field
        name="password"
        label="新密码"
        normalize={(value?: string) => value?.trim()}
        rules={[required('新密码', t('pwd.newRequired'))]}
      >
        <Input.Password maxLength={50} autoComplete="current-password" autoFocus />
      </Field>
      {picture && (
        <Field label="图形验证码" required>
          <div className={styles.captcha}>
            <Field name="captcha" noStyle rules={[required('图形验证码')]}>
              <Input maxLength={4} autoComplete="off" size="large" aria-label="图形验证码" />
            </Field>
            <button type="button" onClick={newPicture} title="看不清，换一张">
              <img
                src={`/services/admin/api/verification?uuid=${picture}&t=${Date.now()}`}
                alt="图形验证码，点击换一张"
              />
            </button>
          </div>
        </Field>
      )}
      <div className={styles.foot}>
        <Button type="text" onClick={logout}>
          返回登录
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          登录
        </Button>
      </div>
    </Form>
  )
}
