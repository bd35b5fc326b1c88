import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { calls, type PersonalData } from '../../api/calls'
import { RestoreNotice } from '../../blocks/restore-notice'
import { ErrorFace, LoadingFace } from '../../design/faces'
import { FactField } from '../../design/fact-field'
import { toast } from '../../design/feedback'
import { Form, useForm } from '../../design/form'
import { useSending } from '../../design/use-sending'
import { useDirty } from '../../state/dirty'
import { reloadAccount } from '../../state/session'
import styles from './profile.module.css'

const FORM_KEY = 'profile.basic'
const FORM = 'IndividualCenterForm'

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
    await send(async () => {
      await calls.savePersonalData(values)
      await queries.invalidateQueries({ queryKey: ['personalData'] })
      setUnsaved(null)
      toast.success('保存成功')
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
        onValuesChange={(_change, values) => setUnsaved({ ...values })}
        onFinish={save}
      >
        <FactField form={FORM} name="nameCn" input={{ autoComplete: 'name' }} />
        <FactField form={FORM} name="vendorPosition" />
        <FactField form={FORM} name="email" input={{ autoComplete: 'email' }} />
        <FactField form={FORM} name="receiveEmail" valuePropName="checked">
          <Switch />
        </FactField>
        <FactField form={FORM} name="vendorVx" />
        <Button type="primary" htmlType="submit" loading={saving}>
          保存资料
        </Button>
      </Form>
    </div>
  )
}
