/** The accounts of the company: groups at the left, the list at the right (S2-19). */
import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { messageOf } from '../../../../api/errors'
import { ListView } from '../../../../blocks/list/list-view'
import { useListState } from '../../../../blocks/list/use-list-state'
import { Can } from '../../../../design/can'
import { EmptyFace } from '../../../../design/faces'
import { toast } from '../../../../design/feedback'
import { ImportDialog } from '../../../../design/import-dialog'
import { Page } from '../../../../design/page'
import { WriteButton } from '../../../../design/write-button'
import { ACCOUNTS, type Account, accountCalls, type InitialPassword } from '../calls'
import { accountColumns } from './account-columns'
import { AccountDialog } from './account-dialog'
import { BatchDialog } from './batch-dialog'
import { GroupSide } from './group-side'
import { PasswordDialog } from './password-dialog'
import { useAccountDeeds } from './use-account-deeds'
import { useAccounts, useGroup, useSpec } from './use-accounts'

const TABS = [
  { key: '', label: '全部账号' },
  {
    key: 'idle',
    label: '90天未登录',
    empty: <EmptyFace title="没有闲置账号" text="90天内没有登录过的启用账号会出现在这里。" />,
  },
]

/** 编辑 停用 重置密码 强制下线 side by side. */
const ACTIONS = 232

type Open =
  | { kind: 'create' }
  | { kind: 'edit'; account: Account }
  | { kind: 'import' }
  | { kind: 'move' | 'assign' }
  | { kind: 'passwords'; title: string; passwords: readonly InitialPassword[] }

export default function AccountPage() {
  const spec = useSpec()
  const list = useListState(spec)
  const [group, below, choose] = useGroup()
  const [open, setOpen] = useState<Open>()
  const [chosen, setChosen] = useState<readonly Account[]>([])
  const close = () => setOpen(undefined)
  const { actionsOf, turnAll, renew } = useAccountDeeds({
    onEdit: (account) => setOpen({ kind: 'edit', account }),
    onPassword: (password) =>
      setOpen({ kind: 'passwords', title: '密码已重置', passwords: [password] }),
  })
  const { found, idle } = useAccounts(list.state, spec, group, below)

  const imported = async () => {
    await renew()
    try {
      const passwords = await accountCalls.initialPasswords()
      if (passwords.length > 0) {
        setOpen({ kind: 'passwords', title: `已导入 ${passwords.length} 个账号`, passwords })
      }
    } catch (problem) {
      toast.error(`账号已导入，初始密码没有取到：${messageOf(problem)}`)
    }
  }
  const batch = async (action: 'enable' | 'disable') => {
    if (await turnAll(chosen, action)) setChosen([])
  }
  const create = (
    <Can codes={['accountManager_create']}>
      <WriteButton
        type="primary"
        icon={<PlusOutlined />}
        onClick={() => setOpen({ kind: 'create' })}
      >
        新建账号
      </WriteButton>
    </Can>
  )
  return (
    <Page
      title="账号管理"
      actions={
        <>
          <Can codes={['accountManager_import']}>
            <WriteButton icon={<UploadOutlined />} onClick={() => setOpen({ kind: 'import' })}>
              导入账号
            </WriteButton>
          </Can>
          {create}
        </>
      }
    >
      <ListView<Account>
        name="账号"
        look={ACCOUNTS}
        spec={spec}
        list={list}
        columns={accountColumns}
        found={found}
        tabs={TABS.map((tab) => (tab.key === 'idle' ? { ...tab, count: idle } : tab))}
        tabsLabel="账号范围"
        rowName={({ bizAccountLogin }) => bizAccountLogin}
        actions={actionsOf}
        actionWidth={ACTIONS}
        batch={{
          chosen,
          onChoose: setChosen,
          disabled: ({ actions }) => (actions.length <= 1 ? '不能批量处理此账号' : undefined),
          actions: [
            {
              key: 'move',
              label: '移动用户组',
              codes: ['accountManager_edit'],
              onClick: () => setOpen({ kind: 'move' }),
            },
            {
              key: 'assign',
              label: '分配角色',
              codes: ['accountManager_edit'],
              onClick: () => setOpen({ kind: 'assign' }),
            },
            {
              key: 'enable',
              label: '启用',
              codes: ['accountManager_enable'],
              onClick: () => batch('enable'),
            },
            {
              key: 'disable',
              label: '停用',
              danger: true,
              codes: ['accountManager_enable'],
              onClick: () => batch('disable'),
            },
          ],
        }}
        side={<GroupSide value={group} below={below} onChange={choose} />}
        narrowed={{
          words:
            group === undefined ? [] : [{ name: 'group', label: '用户组', text: '所选用户组' }],
          onClear: () => choose(undefined, below),
        }}
        empty={<EmptyFace title="还没有账号" text="为同事开通账号并分配角色。" actions={create} />}
      />
      {(open?.kind === 'create' || open?.kind === 'edit') && (
        <AccountDialog
          account={open.kind === 'edit' ? open.account : undefined}
          groupId={group}
          onClose={close}
          onSaved={(password) => {
            renew()
            if (password) setOpen({ kind: 'passwords', title: '账号已创建', passwords: [password] })
            else close()
          }}
        />
      )}
      {(open?.kind === 'move' || open?.kind === 'assign') && (
        <BatchDialog
          action={open.kind}
          accounts={chosen}
          onClose={close}
          onDone={() => {
            setChosen([])
            renew()
          }}
        />
      )}
      <ImportDialog
        open={open?.kind === 'import'}
        what="账号"
        base={ACCOUNTS}
        onClose={() => setOpen((now) => (now?.kind === 'import' ? undefined : now))}
        onDone={imported}
      />
      {open?.kind === 'passwords' && (
        <PasswordDialog title={open.title} passwords={open.passwords} onClose={close} />
      )}
    </Page>
  )
}
