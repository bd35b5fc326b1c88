/** Adds a group below another, or renames one and names its leader. */

import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { userGroupForm } from '../../../../api/forms/UserGroupForm.gen'
import { FactField } from '../../../../design/fact-field'
import { toast } from '../../../../design/feedback'
import { Form, useForm } from '../../../../design/form'
import { Select } from '../../../../design/select'
import { useSending } from '../../../../design/use-sending'
import { useCan } from '../../../../state/session'
import { accountCalls, type Group, groupCalls, systemKeys } from '../calls'

interface GroupDialogProps {
  /** The group to change; left out for a new one. */
  group?: Group
  /** Where a new one is added. */
  parent?: Group
  onSaved: (group: Group) => void
  onClose: () => void
}

interface Values {
  name: string
  leaderId?: string
}

const PEOPLE = { status: 'enabled', page: 0, size: 100, sort: 'login,asc' }

export function GroupDialog({ group, parent, onSaved, onClose }: GroupDialogProps) {
  const [form] = useForm<Values>()
  const { busy, send } = useSending()
  const leaders = useLeaders(group)
  const save = async ({ name, leaderId }: Values) => {
    const values = { name, leaderId: leaderId ? Number(leaderId) : undefined }
    await send(async () => {
      const saved = group
        ? await groupCalls.save(group, values)
        : await groupCalls.create(parent?.id ?? 0, values)
      toast.success(group ? '保存成功' : '用户组已创建')
      onSaved(saved)
    }, form)
  }
  return (
    <Modal
      open
      centered
      title={group ? `编辑用户组 ${group.name}` : `在“${parent?.name}”下新建用户组`}
      okText={group ? '保存' : '创建'}
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
    >
      <Form<Values>
        form={form}
        onFinish={save}
        initialValues={{ name: group?.name, leaderId: group?.leaderId?.toString() }}
      >
        <FactField
          form={userGroupForm}
          name="name"
          // The root bears the company's name.
          input={{ disabled: group !== undefined && group.parentId == null }}
        />
        <FactField form={userGroupForm} name="leaderId">
          <Select options={leaders} showSearch={{ optionFilterProp: 'label' }} />
        </FactField>
      </Form>
    </Modal>
  )
}

/** People to choose from, for whoever may see the accounts; the present leader for everybody. */
function useLeaders(group: Group | undefined) {
  const may = useCan(['accountManager'])
  const { data } = useQuery({
    queryKey: systemKeys.accountPage(PEOPLE),
    queryFn: () => accountCalls.page(PEOPLE),
    enabled: may,
  })
  const people = (data?.items ?? []).map(({ id, nameCn, bizAccountLogin }) => ({
    value: String(id),
    label: `${nameCn}（${bizAccountLogin}）`,
  }))
  const present = group?.leaderId?.toString()
  const known = !present || people.some(({ value }) => value === present)
  return known ? people : [{ value: present, label: group?.leaderName ?? '' }, ...people]
}
