import { Button } from 'antd'
import { NameText, TwoLines } from '../../../../design/cells'
import { Chip } from '../../../../design/chip'
import type { Column } from '../../../../design/columns'
import { DictText } from '../../../../design/dict-text'
import { EnabledTag } from '../accounts/account-columns'
import type { Role } from '../calls'

/** 03.4 */
export const columnsOf = (onUsers: (role: Role) => void): readonly Column<Role>[] => [
  {
    key: 'roleName',
    title: '角色名称',
    width: 240,
    cell: ({ roleName, remark }) => (
      <TwoLines first={<NameText text={roleName} />} second={remark} />
    ),
  },
  {
    key: 'roleType',
    title: '类型',
    width: 110,
    cell: ({ roleType }) =>
      roleType === 'BUILT_IN' ? <Chip>内置</Chip> : <Chip tone="key">自定义</Chip>,
  },
  {
    key: 'dataScope',
    title: '数据范围',
    width: 140,
    cell: ({ dataScope }) => <DictText type="DataScope" value={dataScope} />,
  },
  {
    key: 'permissions',
    title: '权限',
    width: 100,
    align: 'right',
    card: 'figure',
    cell: ({ permissionCodes }) => <span className="figures">{permissionCodes.length} 项</span>,
  },
  {
    key: 'userCount',
    title: '人数',
    width: 100,
    align: 'right',
    card: 'figure',
    cell: (role) =>
      role.userCount === 0 ? (
        <span className="figures">0</span>
      ) : (
        <Button
          type="link"
          size="small"
          aria-label={`${role.roleName}的账号，${role.userCount} 个`}
          onClick={() => onUsers(role)}
        >
          {role.userCount}
        </Button>
      ),
  },
  {
    key: 'status',
    title: '状态',
    width: 120,
    card: 'status',
    cell: ({ status }) => <EnabledTag status={status} />,
  },
]
