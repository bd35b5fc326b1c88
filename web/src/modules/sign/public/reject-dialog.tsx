import { useMutation } from '@tanstack/react-query'
import { Modal } from 'antd'
import { checked, Field, Form, required, showRefusal, useForm } from '../../../design/form'
import { TextArea } from '../../../design/text-input'
import { type CompanySign, signCalls } from '../parts/calls'

interface RejectDialogProps {
  signId: string
  onRejected: (result: CompanySign) => void
  onClose: () => void
}

const SHORTEST = 5

export function RejectDialog({ signId, onRejected, onClose }: RejectDialogProps) {
  const [form] = useForm<{ reason: string }>()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ reason }: { reason: string }) => signCalls.reject(signId, reason),
    onSuccess: onRejected,
    onError: (error) => showRefusal(form, error),
  })
  return (
    <Modal
      open
      centered
      title="拒绝签署"
      okText="确认拒签"
      okButtonProps={{ danger: true }}
      confirmLoading={isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>拒签后本链接失效，你的招商负责人会收到原因。需要时可以重新申请签署。</p>
      <Form form={form} onFinish={(input) => mutate(input)}>
        <Field
          name="reason"
          label="拒签原因"
          rules={[
            required('拒签原因'),
            checked((text) =>
              text && text.trim().length < SHORTEST
                ? `拒签原因长度不能少于${SHORTEST}个字符`
                : undefined,
            ),
          ]}
        >
          <TextArea />
        </Field>
      </Form>
    </Modal>
  )
}
