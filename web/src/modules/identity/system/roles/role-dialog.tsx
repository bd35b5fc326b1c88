/** The editor of a role: name, data scope, and its permissions in one table. */

import { useQuery } from '@tanstack/react-query'
import { Button, Input, Modal, Switch } from 'antd'
import { useMemo, useState } from 'react'
import { newRoleForm } from '../../../../api/forms/NewRoleForm.gen'
import { ErrorFace, LoadingFace } from '../../../../design/faces'
import { FactField } from '../../../../design/fact-field'
import { toast } from '../../../../design/feedback'
import { Form, useForm } from '../../../../design/form'
import { Select } from '../../../../design/select'
import { TextInput } from '../../../../design/text-input'
import { useSending } from '../../../../design/use-sending'
import { dictItems, useDictionary } from '../../../../state/dictionary'
import { useSession } from '../../../../state/session'
import { type Role, type RoleValues, roleCalls, systemKeys } from '../calls'
import { useAllRoles } from '../use-system'
import { MenuPreview } from './menu-preview'
import { filteredRows } from './permission-model'
import { PermissionTable } from './permission-table'
import styles from './roles.module.css'

interface RoleDialogProps {
  /** Left out for a new one. */
  role?: Role
  /** A built-in role is only looked at. */
  readOnly?: boolean
  onSaved: () => void
  onClose: () => void
}

type Values = Pick<RoleValues, 'roleName' | 'dataScope' | 'remark'>

export function RoleDialog({ role, readOnly = false, onSaved, onClose }: RoleDialogProps) {
  const [form] = useForm<Values>()
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set(role?.permissionCodes))
  const { busy, send } = useSending()
  const [previewing, setPreviewing] = useState(false)
  const save = async (values: Values) => {
    if (codes.size === 0) {
      toast.error('请至少选择一项权限')
      return
    }
    const sent = { ...values, permissionCodes: [...codes] }
    await send(async () => {
      if (role) await roleCalls.save(role, sent)
      else await roleCalls.create(sent)
      toast.success(role ? '保存成功，相关账号立即生效' : '角色已创建')
      onSaved()
    }, form)
  }
  const word = readOnly ? '查看' : role ? '编辑' : '新建'
  return (
    <Modal
      open
      centered
      width={900}
      title={`${word}角色${role ? ` ${role.roleName}` : ''}`}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
      mask={{ closable: readOnly }}
      footer={
        <>
          <Button onClick={() => setPreviewing(true)}>以此角色预览菜单</Button>
          <Button onClick={onClose}>{readOnly ? '关闭' : '取消'}</Button>
          {!readOnly && (
            <Button type="primary" loading={busy} onClick={() => form.submit()}>
              {role ? '保存' : '创建角色'}
            </Button>
          )}
        </>
      }
    >
      <Form<Values>
        form={form}
        onFinish={save}
        disabled={readOnly}
        className={styles.fields}
        initialValues={{
          roleName: role?.roleName,
          dataScope: role?.dataScope,
          remark: role?.remark,
        }}
      >
        <FactField form={newRoleForm} name="roleName" />
        <FactField form={newRoleForm} name="dataScope">
          <ScopeSelect />
        </FactField>
        <div className={styles.wide}>
          <FactField form={newRoleForm} name="remark">
            <TextInput maxLength={255} />
          </FactField>
        </div>
      </Form>
      <Permissions role={role} value={codes} onChange={setCodes} readOnly={readOnly} />
      {previewing && (
        <MenuPreview
          name={role?.roleName ?? '新角色'}
          codes={codes}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Modal>
  )
}

interface ScopeSelectProps {
  id?: string
  value?: string
  onChange?: (value: string) => void
  disabled?: boolean
}

/** 全部 is for the platform's staff alone. */
function ScopeSelect(props: ScopeSelectProps) {
  const items = useDictionary((state) => state.items)
  const staff = useSession((state) => state.account?.userType === 'PLATFORM')
  const options = dictItems(items, 'DataScope')
    .filter(({ value, disabled }) => !disabled && (staff || value !== 'ALL'))
    .map(({ value, label }) => ({ value, label }))
  return <Select {...props} options={options} />
}

interface PermissionsProps {
  role: Role | undefined
  value: ReadonlySet<string>
  onChange: (codes: ReadonlySet<string>) => void
  readOnly: boolean
}

function Permissions({ role, value, onChange, readOnly }: PermissionsProps) {
  const { data, error, refetch } = useQuery({
    queryKey: systemKeys.permissions,
    queryFn: roleCalls.permissions,
  })
  const [search, setSearch] = useState('')
  const [against, setAgainst] = useState(false)
  const builtIn = useBuiltIn(role)
  const [chosen, setChosen] = useState<string>()
  const other = builtIn.find(({ id }) => String(id) === chosen) ?? builtIn[0]
  const base = useMemo(
    () => (against && other ? new Set<string>(other.permissionCodes) : undefined),
    [against, other],
  )
  if (error) return <ErrorFace title="权限加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={5} />
  return (
    <>
      <div className={styles.tools}>
        <Input.Search
          className={styles.find}
          allowClear
          placeholder="搜索菜单或操作"
          aria-label="搜索权限"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span className={styles.against}>
          <Switch
            size="small"
            checked={against}
            onChange={setAgainst}
            aria-label="只看与内置角色的差异"
          />
          只看与内置角色的差异
          {against && (
            <span className={styles.base}>
              <Select
                size="small"
                aria-label="对比的内置角色"
                allowClear={false}
                options={builtIn.map(({ id, roleName }) => ({
                  value: String(id),
                  label: roleName,
                }))}
                value={other && String(other.id)}
                onChange={(next: string) => setChosen(next)}
              />
            </span>
          )}
        </span>
        <span className={`${styles.sum} figures`}>已选 {value.size} 项</span>
      </div>
      <PermissionTable
        tree={data}
        rows={filteredRows(data, value, { search, base })}
        value={value}
        onChange={onChange}
        base={base}
        readOnly={readOnly}
      />
    </>
  )
}

/** The built-in roles, the nearest to this one first. */
function useBuiltIn(role: Role | undefined) {
  const { data = [] } = useAllRoles()
  return useMemo(() => {
    const own = new Set<string>(role?.permissionCodes)
    const differs = ({ permissionCodes }: Role) => {
      const shared = permissionCodes.filter((code) => own.has(code)).length
      return permissionCodes.length + own.size - 2 * shared
    }
    return data
      .filter(({ roleType, id }) => roleType === 'BUILT_IN' && id !== role?.id)
      .toSorted((one, two) => differs(one) - differs(two))
  }, [data, role])
}
