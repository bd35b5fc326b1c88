/** Makes an account, or changes one. The phone of somebody else is never shown, only replaced. */

import { Modal } from 'antd'
import { accountForm } from '../../../../api/forms/AccountForm.gen'
import { newAccountForm } from '../../../../api/forms/NewAccountForm.gen'
import { DateInput } from '../../../../design/date-input'
import { DictSelect } from '../../../../design/dict-select'
import { FactField } from '../../../../design/fact-field'
import { toast } from '../../../../design/feedback'
import { Form, useForm, useWatch } from '../../../../design/form'
import { Select } from '../../../../design/select'
import { TextArea } from '../../../../design/text-input'
import { useSending } from '../../../../design/use-sending'
import { useSession } from '../../../../state/session'
import { type Account, type AccountValues, accountCalls, type InitialPassword } from '../calls'
import { useGroupOptions, useRoleOptions } from '../use-system'
import styles from './accounts.module.css'

interface AccountDialogProps {
  /** Left out for a new one. */
  account?: Account
  /** Where a new one stands unless another group is chosen. */
  groupId?: number
  onSaved: (password?: InitialPassword) => void
  onClose: () => void
}

/** What the controls hold: ids as texts. */
type Values = Omit<AccountValues, 'roleIds' | 'leaderRoleIds' | 'userGroupId'> & {
  roleIds: string[]
  leaderRoleIds?: string[]
  userGroupId?: string
}

export function AccountDialog({ account, groupId, onSaved, onClose }: AccountDialogProps) {
  const [form] = useForm<Values>()
  const { busy, send } = useSending()
  const own = useSession((state) => state.account?.id) === account?.id
  const roleIds = account?.roles.map(({ id }) => id) ?? []
  const roles = useRoleOptions(roleIds)
  const groups = useGroupOptions(account?.userGroupId)
  const name = account ? accountForm : newAccountForm

  const staff = useSession((state) => state.account?.userType) === 'PLATFORM'
  const chosenRoles = useWatch('roleIds', form) ?? []

  const save = async ({ roleIds: chosen, leaderRoleIds, userGroupId, ...values }: Values) => {
    const sent = {
      ...values,
      roleIds: chosen.map(Number),
      leaderRoleIds: leaderRoleIds?.filter((id) => chosen.includes(id)).map(Number),
      userGroupId: userGroupId === undefined ? undefined : Number(userGroupId),
    } as AccountValues
    await send(async () => {
      if (account) {
        await accountCalls.save(account, { ...sent, phone: sent.phone || undefined })
        toast.success('保存成功')
        onSaved()
      } else {
        const { account: made, initialPassword } = await accountCalls.create(sent)
        onSaved({ ...made, initialPassword })
      }
    }, form)
  }
  return (
    <Modal
      open
      centered
      width={720}
      title={account ? `编辑账号 ${account.bizAccountLogin}` : '新建账号'}
      okText={account ? '保存' : '创建账号'}
      cancelText="取消"
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
      mask={{ closable: false }}
    >
      <Form<Values>
        form={form}
        onFinish={save}
        className={styles.fields}
        initialValues={{
          ...(account && valuesOf(account)),
          roleIds: roleIds.map(String),
          leaderRoleIds: account?.roles
            .filter(({ isLeader }) => isLeader)
            .map(({ id }) => String(id)),
          userGroupId: textOf(account?.userGroupId ?? groupId),
        }}
      >
        {!account && (
          <FactField
            form={newAccountForm}
            name="login"
            input={{ placeholder: '4~50位字母、数字或_@.-', autoComplete: 'off' }}
          />
        )}
        <FactField form={name} name="nameCn" />
        {account ? (
          <FactField
            form={accountForm}
            name="phone"
            input={{ placeholder: `${account.phone || '未绑定'}，不修改请留空`, maxLength: 11 }}
          />
        ) : (
          <FactField form={newAccountForm} name="phone" input={{ maxLength: 11 }} />
        )}
        <FactField form={name} name="email" />
        <FactField form={name} name="vendorPosition" />
        <FactField form={name} name="userGroupId">
          <Select options={groups} showSearch={{ optionFilterProp: 'label' }} />
        </FactField>
        <FactField form={name} name="roleIds">
          <Select options={roles} multiple disabled={own} />
        </FactField>
        {staff && (
          <FactField form={name} name="leaderRoleIds">
            <Select
              options={roles.filter(({ value }) => chosenRoles.includes(value))}
              multiple
              placeholder="该角色的任务超时会通知负责人"
            />
          </FactField>
        )}
        <FactField form={name} name="liveRooms">
          <DictSelect type="LiveRoom" multiple placeholder="不选则与企业相同" />
        </FactField>
        <FactField form={name} name="expireDate">
          <DateInput placeholder="长期有效" />
        </FactField>
        <div className={styles.wide}>
          <FactField form={name} name="remark">
            <TextArea />
          </FactField>
        </div>
      </Form>
    </Modal>
  )
}

const textOf = (id: number | undefined) => (id === undefined ? undefined : String(id))

const valuesOf = ({ nameCn, email, vendorPosition, liveRooms, expireDate, remark }: Account) => ({
  nameCn,
  email,
  vendorPosition,
  liveRooms,
  expireDate: expireDate ?? undefined,
  remark,
})
