import { Modal } from 'antd'
import { Field, Form, useForm } from '../../design/form'
import { TextArea } from '../../design/text-input'
import { saidAlready, useSending } from '../../design/use-sending'
import { t } from '../../i18n/texts'
import type { Question } from './actions'

interface ReasonDialogProps {
  name: string
  question: Question
  okText: string
  danger?: boolean
  onOk: (reason: string | undefined) => Promise<void>
  onClose: () => void
}

/** Asks before an operation that cannot be undone, with its reason where one is wanted. */
export function ReasonDialog({ name, question, okText, danger, onOk, onClose }: ReasonDialogProps) {
  const [form] = useForm<{ reason?: string }>()
  const { busy, send } = useSending()
  const { title, text, reason } = question
  const finish = async (values: { reason?: string }) => {
    await send(async () => {
      await onOk(values.reason?.trim() || undefined)
      onClose()
    }, saidAlready)
  }
  return (
    <Modal
      open
      centered
      title={title(name)}
      okText={okText}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {text && <p>{text}</p>}
      <Form<{ reason?: string }> form={form} onFinish={finish} style={{ marginTop: 12 }}>
        {reason && (
          <Field
            name="reason"
            label={reason.label}
            required={reason.min > 0}
            rules={[{ validator: (_, value) => longEnough(reason, value) }]}
          >
            <TextArea maxLength={reason.max} autoFocus />
          </Field>
        )}
      </Form>
    </Modal>
  )
}

async function longEnough(
  { label, min, max }: NonNullable<Question['reason']>,
  value: string | undefined,
): Promise<void> {
  const length = [...(value ?? '').trim()].length
  if (min === 0 || length >= min) return
  throw new Error(
    length === 0 ? t('common.required', { label }) : `${label}应为${min}~${max}个字符`,
  )
}
