import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { calls, type PersonalData } from '../../api/calls'
import { RestoreNotice } from '../../blocks/restore-notice'
import { DictSelect } from '../../design/dict-select'
import { ErrorFace, LoadingFace } from '../../design/faces'
import { toast } from '../../design/feedback'
import { checked, Field, Form, required, showRefusal, useForm } from '../../design/form'
import { t } from '../../i18n/texts'
import { isBlank, isEmail } from '../../lib/validators'
import { useDirty } from '../../state/dirty'
import { reloadAccount } from '../../state/session'
import styles from './profile.module.css'

const FORM_KEY = 'profile.basic'

export function BasicData() {
  const { data, error, refetch } = useQuery({
    queryKey: ['personalData'],
    queryFn: calls.personalData,
  })
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  return data ? <BasicForm saved={data} /> : <LoadingFace rows={5} />
}

function BasicForm({ saved }: { saved: PersonalData }) {
  const [form] = useForm<PersonalData>()
  const [unsaved, setUnsaved] = useState<Record<string, unknown> | null>(null)
  const [saving, setSaving] = useState(false)
  const queries = useQueryClient()
  useDirty(FORM_KEY, unsaved)

  const save = async (values: PersonalData) => {
    setSaving(true)
    try {
      await calls.savePersonalData(values)
      queries.setQueryData(['personalData'], { ...saved, ...values })
      setUnsaved(null)
      toast.success('保存成功')
      await reloadAccount()
    } catch (error) {
      showRefusal(form, error)
    } finally {
      setSaving(false)
    }
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
        onValuesChange={(_change, values) => setUnsaved({ ...values })}
        onFinish={save}
      >
        <Field name="nameCn" label="姓名" rules={[required('姓名')]}>
          <Input maxLength={50} autoComplete="name" />
        </Field>
        <Field name="vendorPosition" label="岗位" rules={[required('岗位')]}>
          <DictSelect type="VendorPosition" />
        </Field>
        <Field
          name="email"
          label="邮箱"
          rules={[
            checked((value) => (isBlank(value) || isEmail(value) ? undefined : t('email.format'))),
          ]}
        >
          <Input maxLength={100} autoComplete="email" />
        </Field>
        <Field name="receiveEmail" label="接收邮件" valuePropName="checked">
          <Switch />
        </Field>
        <Field name="vendorVx" label="微信号">
          <Input maxLength={50} />
        </Field>
        <Button type="primary" htmlType="submit" loading={saving}>
          保存资料
        </Button>
      </Form>
    </div>
  )
}
