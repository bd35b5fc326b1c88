import { Modal } from 'antd'
import { type Role, roleCalls, systemKeys } from '../calls'
import { MembersTable } from '../members-table'

/** Who has the role. */
export const UsersDialog = ({ role, onClose }: { role: Role; onClose: () => void }) => (
  <Modal
    open
    centered
    width={760}
    title={`${role.roleName}的账号`}
    footer={null}
    onCancel={onClose}
    closable={{ 'aria-label': '关闭' }}
  >
    <MembersTable
      label={`${role.roleName}的账号`}
      empty="还没有账号使用此角色"
      queryKey={(page, size) => systemKeys.roleUsers(role.id, page, size)}
      read={(page, size) => roleCalls.users(role.id, page, size)}
    />
  </Modal>
)
