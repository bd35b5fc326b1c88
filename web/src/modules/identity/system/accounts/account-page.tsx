/** The accounts of the company: groups at the left, the list at the right (S2-19). */
import { PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../../api/errors'
import { useListState } from '../../../../blocks/list/use-list-state'
import { BatchBar } from '../../../../design/batch-bar'
import { Can } from '../../../../design/can'
import { DataTable } from '../../../../design/data-table'
import { ErrorFace } from '../../../../design/faces'
import { toast } from '../../../../design/feedback'
import { ImportDialog } from '../../../../design/import-dialog'
import { SortTabs, StatusTabs } from '../../../../design/list-tabs'
import { ListTools } from '../../../../design/list-tools'
import { Page } from '../../../../design/page'
import { Pager } from '../../../../design/pager'
import { SearchForm } from '../../../../design/search-form'
import { WriteButton } from '../../../../design/write-button'
import { ACCOUNTS, type Account, accountCalls, type InitialPassword } from '../calls'
import { accountColumns } from './account-columns'
import { AccountDialog } from './account-dialog'
import styles from './accounts.module.css'
import { BatchDialog } from './batch-dialog'
import { GroupSide } from './group-side'
import { NoAccounts } from './no-accounts'
import { PasswordDialog } from './password-dialog'
import { useAccountDeeds } from './use-account-deeds'
import { SORTS, useAccounts, useGroup, useSpec } from './use-accounts'

const TABS = [
  { key: '', label: '全部账号' },
  { key: 'idle', label: '90天未登录' },
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
  const { state, change } = useListState(spec)
  const [group, below, choose] = useGroup()
  const [open, setOpen] = useState<Open>()
  const [chosen, setChosen] = useState<readonly Account[]>([])
  const close = () => setOpen(undefined)
  const { actionsOf, turnAll, renew } = useAccountDeeds({
    onEdit: (account) => setOpen({ kind: 'edit', account }),
    onPassword: (password) =>
      setOpen({ kind: 'passwords', title: '密码已重置', passwords: [password] }),
  })
  const { data, idle, error, isFetching, refetch } = useAccounts(state, spec, group, below)
  const last = data ? Math.max(1, Math.ceil(data.total / state.size)) : undefined
  useEffect(() => {
    if (last !== undefined && state.page > last) change({ page: last })
  })

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
      <div className={styles.search}>
        <SearchForm
          fields={spec.search}
          values={state.filters}
          onSearch={(filters) => change({ filters })}
        />
      </div>
      <div className={styles.columns}>
        <GroupSide value={group} below={below} onChange={choose} />
        <div className={styles.main}>
          <section className={styles.rows} aria-label="账号">
            <StatusTabs
              label="账号范围"
              items={TABS.map((tab) => (tab.key === 'idle' ? { ...tab, count: idle } : tab))}
              value={state.tab}
              onChange={(tab) => change({ tab })}
            />
            {chosen.length > 0 ? (
              <BatchBar
                count={chosen.length}
                onClear={() => setChosen([])}
                actions={[
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
                ]}
              />
            ) : (
              <SortTabs
                items={SORTS}
                value={state.sort}
                onChange={(sort) => change({ sort })}
                right={<ListTools total={data?.total} onRefresh={refetch} />}
              />
            )}
            {error ? (
              <ErrorFace
                title="账号没有加载出来"
                error={error}
                kept="筛选条件已保留。"
                onRetry={refetch}
              />
            ) : (
              <DataTable
                label="账号列表"
                columns={accountColumns}
                rows={data?.items}
                rowKey={({ id }) => id}
                rowName={({ bizAccountLogin }) => bizAccountLogin}
                loading={isFetching}
                actions={actionsOf}
                actionWidth={ACTIONS}
                selection={{
                  keys: chosen.map(({ id }) => id),
                  onChange: (keys) => {
                    const known = [...(data?.items ?? []), ...chosen]
                    setChosen(keys.flatMap((key) => known.find(({ id }) => id === key) ?? []))
                  },
                  disabled: ({ actions }) =>
                    actions.length <= 1 ? '不能批量处理此账号' : undefined,
                }}
                empty={
                  <NoAccounts
                    state={state}
                    spec={spec}
                    group={group}
                    onClear={() => {
                      change({ filters: {}, tab: '' })
                      choose(undefined, below)
                    }}
                    create={create}
                  />
                }
              />
            )}
            {data && !error && (
              <Pager
                page={state.page}
                size={state.size}
                total={data.total}
                onChange={(page, size) => change({ page, size })}
              />
            )}
          </section>
        </div>
      </div>
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
