import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { feedbackForm } from '../../../api/forms/FeedbackForm.gen'
import { RestoreNotice } from '../../../blocks/restore-notice'
import { FactField } from '../../../design/fact-field'
import { toast } from '../../../design/feedback'
import { Form, useForm } from '../../../design/form'
import { TextArea, TextInput } from '../../../design/text-input'
import { UploadCard } from '../../../design/upload-card'
import { useSending } from '../../../design/use-sending'
import { useDirty } from '../../../state/dirty'
import { useSession } from '../../../state/session'
import { useTabs } from '../../../state/tabs'
import { type FeedbackDetail, type FeedbackForm, feedbackCalls, feedbackKeys } from '../parts/calls'
import { FILE_RULE } from '../parts/files'
import styles from './feedback.module.css'

const KEY = 'feedback.new'

interface FeedbackWriterProps {
  /** One that was written before; a new one without. */
  edited?: FeedbackDetail
  onDone: (id: number) => void
  onCancel?: () => void
}

export function FeedbackWriter({ edited, onDone, onCancel }: FeedbackWriterProps) {
  const [form] = useForm<FeedbackForm>()
  const { busy: saving, send } = useSending()
  const [unsaved, setUnsaved] = useState<Record<string, unknown> | null>(null)
  const queries = useQueryClient()
  const phone = useSession((state) => state.account?.phone ?? '')
  const pageUrl = usePageBefore()
  useDirty(KEY, unsaved)

  const save = async (values: FeedbackForm) => {
    await send(async () => {
      const told = { ...values, pageUrl, browser: navigator.userAgent.slice(0, 300) }
      const saved = edited
        ? await feedbackCalls.update(edited.id, told)
        : await feedbackCalls.create(told)
      setUnsaved(null)
      form.resetFields()
      toast.success(edited ? '修改成功' : '提交成功，感谢你的反馈')
      await queries.invalidateQueries({ queryKey: feedbackKeys.all })
      onDone(saved.id)
    }, form)
  }

  return (
    <>
      <RestoreNotice
        formKey={KEY}
        onRestore={(values) => {
          form.setFieldsValue(values as Partial<FeedbackForm>)
          setUnsaved(values)
        }}
      />
      <Form<FeedbackForm>
        form={form}
        initialValues={edited ?? { contact: phone, urgency: 'LOW' }}
        onValuesChange={(_change, values) => setUnsaved({ ...values })}
        onFinish={save}
      >
        <div className={styles.three}>
          <FactField form={feedbackForm} name="type" />
          <FactField form={feedbackForm} name="module" />
          <FactField form={feedbackForm} name="urgency" />
        </div>
        <FactField form={feedbackForm} name="title">
          <TextInput maxLength={50} counter placeholder="一句话说明问题" />
        </FactField>
        <FactField form={feedbackForm} name="content">
          <TextArea
            maxLength={1000}
            lines={[5, 12]}
            placeholder="在哪个页面、做了什么、看到了什么、希望怎样，至少 10 个字"
          />
        </FactField>
        <FactField form={feedbackForm} name="files">
          <UploadCard {...FILE_RULE} label="附件" look="list" />
        </FactField>
        <div className={styles.two}>
          <FactField form={feedbackForm} name="contact" />
          <FactField
            form={feedbackForm}
            name="relatedCode"
            input={{ placeholder: '如 DP2611150001' }}
          />
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={saving}>
            {edited ? '保存修改' : '提交反馈'}
          </Button>
          {onCancel && <Button onClick={onCancel}>取消修改</Button>}
        </div>
      </Form>
    </>
  )
}

/** Where the writer was before coming here: that is what it is about, most likely. */
function usePageBefore(): string {
  const before = useTabs(({ tabs }) =>
    tabs.findLast(({ screen }) => screen !== '/submit-feedback' && screen !== '/dashboard'),
  )
  return (before?.location ?? '/dashboard').slice(0, 500)
}
