/** 转办 gives the task to a colleague of the same role; 征询 asks for an opinion and keeps it. */
import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { Field, Form, required, useForm } from '../../design/form'
import { Select } from '../../design/select'
import { TextArea } from '../../design/text-input'
import type { Task } from '../document/types'
import { taskCalls, taskKeys } from './calls'

interface DialogProps {
  task: Task
  busy: boolean
  onClose: () => void
}

/** Whoever may not decide a task does not pass it on, but gives it to another. */
export const handsOnOf = ({ actions }: Task) => (actions.includes('approve') ? '转办' : '重新指派')

interface TransferProps extends DialogProps {
  onTransfer: (userId: number, opinion?: string) => void
}

export function TransferDialog({ task, busy, onTransfer, onClose }: TransferProps) {
  const [form] = useForm<{ userId: string; opinion?: string }>()
  const handing = handsOnOf(task)
  const { data = [], isPending } = useQuery({
    queryKey: taskKeys.candidates(task.id),
    queryFn: () => taskCalls.candidates(task),
  })
  return (
    <Modal
      open
      centered
      title={handing}
      okText={handing}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<{ userId: string; opinion?: string }>
        form={form}
        onFinish={({ userId, opinion }) => onTransfer(Number(userId), opinion?.trim() || undefined)}
      >
        <Field name="userId" label="转给" rules={[required('转给')]}>
          <Select
            loading={isPending}
            options={data.map(({ id, nameCn }) => ({ value: String(id), label: nameCn }))}
            notFoundContent="没有同角色的其他人可以转办"
          />
        </Field>
        <Field name="opinion" label="说明">
          <TextArea />
        </Field>
      </Form>
    </Modal>
  )
}

interface CommentProps extends DialogProps {
  onComment: (text: string, roleCode?: string) => void
}

/** Any role that may read the document can be asked. */
export function CommentDialog({ task, busy, onComment, onClose }: CommentProps) {
  const [form] = useForm<{ text: string; roleCode?: string }>()
  const { data = [], isPending } = useQuery({
    queryKey: taskKeys.roles(task.id),
    queryFn: () => taskCalls.roles(task),
  })
  return (
    <Modal
      open
      centered
      title={`征询 ${task.bizCode}`}
      okText="发出征询"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<{ text: string; roleCode?: string }>
        form={form}
        onFinish={({ text, roleCode }) => onComment(text.trim(), roleCode)}
      >
        <Field name="roleCode" label="征询角色" extra="不选则只记入审批记录，不影响审批进行。">
          <Select
            loading={isPending}
            options={data.map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))}
          />
        </Field>
        <Field name="text" label="征询内容" rules={[required('征询内容')]}>
          <TextArea />
        </Field>
      </Form>
    </Modal>
  )
}
