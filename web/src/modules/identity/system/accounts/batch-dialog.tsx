/** Moves the chosen accounts into one group, or gives all of them the same roles. */
import { Modal } from 'antd'
import { toast } from '../../../../design/feedback'
import { Field, Form, required, useForm } from '../../../../design/form'
import { Select } from '../../../../design/select'
import { useSending } from '../../../../design/use-sending'
import { type Account, accountCalls } from '../calls'
import { useGroupOptions, useRoleOptions } from '../use-system'

interface BatchDialogProps {
  action: 'move' | 'assign'
  accounts: readonly Account[]
  onDone: () => void
  onClose: () => void
}

interface Values {
  userGroupId?: string
  roleIds?: string[]
}

export function BatchDialog({ action, accounts, onDone, onClose }: BatchDialogProps) {
  const [form] = useForm<Values>()
  const { busy, send } = useSending()
  const groups = useGroupOptions()
  const roles = useRoleOptions()
  const save = async ({ userGroupId, roleIds }: Values) => {
    await send(async () => {
      const { count } = await accountCalls.batch({
        action,
        accounts,
        userGroupId: userGroupId === undefined ? undefined : Number(userGroupId),
        roleIds: roleIds?.map(Number),
      })
      toast.success(action === 'move' ? `已移动 ${count} 个账号` : `已为 ${count} 个账号分配角色`)
      onDone()
      onClose()
    }, form)
  }
  return (
    <Modal
      open
      centered
      title={action === 'move' ? '移动用户组' : '分配角色'}
      okText={action === 'move' ? '移动' : '分配'}
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
    >
      <p>
        {action === 'move'
          ? `将 ${accounts.length} 个账号移动到：`
          : `${accounts.length} 个账号的角色将替换为：`}
      </p>
      <Form<Values> form={form} onFinish={save} style={{ marginTop: 12 }}>
        {action === 'move' ? (
          <Field name="userGroupId" label="用户组" rules={[required('用户组')]}>
            <Select options={groups} showSearch={{ optionFilterProp: 'label' }} />
          </Field>
        ) : (
          <Field name="roleIds" label="角色" rules={[required('角色')]}>
            <Select options={roles} multiple />
          </Field>
        )}
      </Form>
    </Modal>
  )
}
