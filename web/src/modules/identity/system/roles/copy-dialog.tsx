import { Modal } from 'antd'
import { copyRoleForm } from '../../../../api/forms/CopyRoleForm.gen'
import { FactField } from '../../../../design/fact-field'
import { toast } from '../../../../design/feedback'
import { Form, useForm } from '../../../../design/form'
import { useSending } from '../../../../design/use-sending'
import { type Role, roleCalls } from '../calls'

interface CopyDialogProps {
  role: Role
  onCopied: (role: Role) => void
  onClose: () => void
}

/** A role of one's own with the permissions of another, to begin with. */
export function CopyDialog({ role, onCopied, onClose }: CopyDialogProps) {
  const [form] = useForm<{ roleName: string }>()
  const { busy, send } = useSending()
  const copy = async ({ roleName }: { roleName: string }) => {
    await send(async () => {
      const copied = await roleCalls.copy(role.id, roleName)
      toast.success('角色已复制，可继续调整权限')
      onCopied(copied)
    }, form)
  }
  return (
    <Modal
      open
      centered
      title={`复制角色 ${role.roleName}`}
      okText="复制"
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
    >
      <Form<{ roleName: string }>
        form={form}
        onFinish={copy}
        initialValues={{ roleName: `${role.roleName}副本` }}
      >
        <FactField form={copyRoleForm} name="roleName" />
      </Form>
    </Modal>
  )
}
