import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { calls, type PersonalData } from '../../../api/calls'
import { individualCenterForm } from '../../../api/forms/IndividualCenterForm.gen'
import { RestoreNotice } from '../../../blocks/restore-notice'
import { ErrorFace, LoadingFace } from '../../../design/faces'
import { FactField } from '../../../design/fact-field'
import { toast } from '../../../design/feedback'
import { Field, Form, required, useForm, useWatch } from '../../../design/form'
import { useSending } from '../../../design/use-sending'
import { t } from '../../../i18n/texts'
import { useDirty } from '../../../state/dirty'
import { reloadAccount } from '../../../state/session'
import styles from './profile.module.css'

const FORM_KEY = 'profile.basic'

export function BasicData() {
  const { data, error, refetch } = useQuery({
    queryKey: ['personalData'],
    queryFn: calls.personalData,
  })
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  return data ? <BasicForm saved={{ ...data, imageUrl: undefined }} /> : <LoadingFace rows={5} />
}

function BasicForm({ saved }: { saved: PersonalData }) {
  const [form] = useForm<PersonalData>()
  const [unsaved, setUnsaved] = useState<Record<string, unknown> | null>(null)
  const { busy: saving, send } = useSending()
  const queries = useQueryClient()
  useDirty(FORM_KEY, unsaved)

  const save = async (values: PersonalData) => {
    // A given mailbox is replaced and not taken away: its owner hears of changes there.
    if (saved.email && !values.email?.trim()) {
      form.setFields([{ name: 'email', errors: [t('common.required', { label: '邮箱' })] }])
      return
    }
    await send(async () => {
      await calls.savePersonalData(values)
      await queries.invalidateQueries({ queryKey: ['personalData'] })
      setUnsaved(null)
      const moved = (values.email ?? '').toLowerCase() !== (saved.email ?? '')
      toast.success(moved ? '保存成功，请在安全设置中验证新邮箱' : '保存成功')
      form.setFieldValue('currentPassword', undefined)
      await reloadAccount()
    }, form)
  }

  return (
    <div className={styles.form}>
      <RestoreNotice
        formKey={FORM_KEY}
        onRestore={(values) => {
          form.setFieldsValue(values as Partial<PersonalData>)
          setUnsaved(values)
        }}
      />
      <Form<PersonalData>
        form={form}
        initialValues={saved}
        // A password is never kept for later.
        onValuesChange={(_change, { currentPassword: _secret, ...values }) => setUnsaved(values)}
        onFinish={save}
      >
        <FactField form={individualCenterForm} name="nameCn" input={{ autoComplete: 'name' }} />
        <FactField form={individualCenterForm} name="vendorPosition" />
        <FactField form={individualCenterForm} name="email" input={{ autoComplete: 'email' }} />
        <PasswordForMailbox saved={saved.email ?? ''} />
        <FactField form={individualCenterForm} name="receiveEmail" valuePropName="checked">
          <Switch />
        </FactField>
        <FactField form={individualCenterForm} name="vendorVx" />
        <Button type="primary" htmlType="submit" loading={saving}>
          保存资料
        </Button>
      </Form>
    </div>
  )
}

/** A mailbox can open the account, so it changes with the password. */
function PasswordForMailbox({ saved }: { saved: string }) {
  const email = useWatch<string | undefined>('email')
  const typed = (email ?? '').trim().toLowerCase()
  if (typed === '' || typed === saved) return null
  return (
    <Field
      name="currentPassword"
      label="当前密码"
      extra="更换邮箱须验证密码，原邮箱会收到提醒"
      rules={[required('当前密码')]}
    >
      <Input.Password autoComplete="current-password" maxLength={50} />
    </Field>
  )
}
