/** The roles that a company can give: the built-in ones and its own (S2-19). */
import { PlusOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListSpec } from '../../../../blocks/list/list-state'
import { PlainList } from '../../../../blocks/list/plain-list'
import { Can } from '../../../../design/can'
import { EmptyFace } from '../../../../design/faces'
import { Page } from '../../../../design/page'
import type { RowAction } from '../../../../design/row-actions'
import { WriteButton } from '../../../../design/write-button'
import { ROLES, type Role, systemKeys } from '../calls'
import { CopyDialog } from './copy-dialog'
import { MenuPreview } from './menu-preview'
import { columnsOf } from './role-columns'
import { RoleDialog } from './role-dialog'
import { useRoleDeeds } from './use-role-deeds'
import { UsersDialog } from './users-dialog'

const spec: ListSpec = {
  search: [
    { name: 'roleName', label: '角色名称', kind: 'text' },
    {
      name: 'roleType',
      label: '类型',
      kind: 'select',
      options: [
        { value: 'BUILT_IN', label: '内置' },
        { value: 'CUSTOM', label: '自定义' },
      ],
    },
    { name: 'dataScope', label: '数据范围', kind: 'dict', dict: 'DataScope' },
    { name: 'status', label: '状态', kind: 'dict', dict: 'UserStatus' },
  ],
  sorts: [],
  tabs: [],
}

type Open =
  | { kind: 'create' }
  | { kind: 'edit' | 'view' | 'copy' | 'users' | 'preview'; role: Role }

export default function RolePage() {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const renew = () => queries.invalidateQueries({ queryKey: systemKeys.roles })
  const saved = () => {
    close()
    renew()
  }
  const show = (kind: 'edit' | 'view' | 'copy' | 'users' | 'preview', role: Role) =>
    setOpen({ kind, role })
  const { turn, remove } = useRoleDeeds(renew)
  const actionsOf = (role: Role): RowAction[] => {
    const own: Record<string, RowAction> = {
      edit: { key: 'edit', label: '编辑', onClick: () => show('edit', role) },
      copy: { key: 'copy', label: '复制', onClick: () => show('copy', role) },
      enable: { key: 'enable', label: '启用', onClick: () => turn(role, 'enable') },
      disable: {
        key: 'disable',
        label: '停用',
        danger: true,
        onClick: () => turn(role, 'disable'),
      },
      delete: { key: 'delete', label: '删除', danger: true, onClick: () => remove(role) },
    }
    const view = { key: 'view', label: '查看', onClick: () => show('view', role) }
    const preview = { key: 'preview', label: '预览菜单', onClick: () => show('preview', role) }
    const [first, ...rest] = role.actions.flatMap((action) => own[action] ?? [])
    return first?.key === 'edit'
      ? [first, preview, ...rest]
      : [view, preview, ...(first ? [first] : []), ...rest]
  }

  return (
    <Page
      title="角色管理"
      note="内置角色不能修改，可复制后调整。"
      actions={
        <Can codes={['roleManager_create']}>
          <WriteButton
            type="primary"
            icon={<PlusOutlined />}
            onClick={() => setOpen({ kind: 'create' })}
          >
            新建角色
          </WriteButton>
        </Can>
      }
    >
      <PlainList<Role>
        name="角色"
        path={ROLES}
        queryKey={systemKeys.roles}
        spec={spec}
        columns={columnsOf((role) => show('users', role))}
        rowName={({ roleName }) => roleName}
        actions={actionsOf}
        empty={<EmptyFace title="还没有角色" text="新建角色，或复制内置角色后调整。" />}
      />
      {open?.kind === 'create' && <RoleDialog onSaved={saved} onClose={close} />}
      {(open?.kind === 'edit' || open?.kind === 'view') && (
        <RoleDialog
          role={open.role}
          readOnly={open.kind === 'view'}
          onSaved={saved}
          onClose={close}
        />
      )}
      {open?.kind === 'copy' && (
        <CopyDialog
          role={open.role}
          onClose={close}
          onCopied={(role) => {
            renew()
            setOpen(role.actions.includes('edit') ? { kind: 'edit', role } : undefined)
          }}
        />
      )}
      {open?.kind === 'preview' && (
        <MenuPreview
          name={open.role.roleName}
          codes={new Set(open.role.permissionCodes)}
          onClose={close}
        />
      )}
      {open?.kind === 'users' && <UsersDialog role={open.role} onClose={close} />}
    </Page>
  )
}
