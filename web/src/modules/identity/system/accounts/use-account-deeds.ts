import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../../api/errors'
import { ask, toast } from '../../../../design/feedback'
import type { RowAction } from '../../../../design/row-actions'
import { type Account, accountCalls, type InitialPassword, systemKeys } from '../calls'

interface Handlers {
  onEdit: (account: Account) => void
  onPassword: (password: InitialPassword) => void
}

interface Deed {
  label: string
  danger?: boolean
  /** Asked before; without it there is nothing to ask. */
  question?: { title: (name: string) => string; content: string }
  done: string
}

const DEEDS: Record<'disable' | 'enable' | 'unlock' | 'kick', Deed> = {
  disable: {
    label: '停用',
    danger: true,
    question: {
      title: (name) => `停用账号“${name}”？`,
      content: '停用后立即下线且不能登录，未完成的审批任务退回角色任务池。',
    },
    done: '已停用',
  },
  enable: { label: '启用', done: '已启用' },
  unlock: { label: '解锁', done: '已解锁' },
  kick: {
    label: '强制下线',
    danger: true,
    question: { title: (name) => `强制“${name}”下线？`, content: '该账号的所有设备需要重新登录。' },
    done: '已强制下线',
  },
}

/** Row operations in the server's order (S4-04: of enable and disable the opposite of the state). */
export function useAccountDeeds({ onEdit, onPassword }: Handlers) {
  const queries = useQueryClient()
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: systemKeys.accounts }),
      queries.invalidateQueries({ queryKey: systemKeys.groups }),
    ])
  const perform = async (account: Account, name: keyof typeof DEEDS) => {
    const { question, label, danger, done } = DEEDS[name]
    const sure =
      !question ||
      (await ask({
        title: question.title(account.nameCn),
        content: question.content,
        okText: label,
        danger,
      }))
    if (!sure) return
    await accountCalls.deed(account, name)
    toast.success(done)
    await renew()
  }
  const reset = async (account: Account) => {
    const sure = await ask({
      title: `重置“${account.nameCn}”的密码？`,
      content: '该账号立即下线，用新的初始密码登录后须修改。',
      okText: '重置密码',
      danger: true,
    })
    if (!sure) return
    onPassword(await accountCalls.reset(account))
    await renew()
  }
  const actionsOf = (account: Account): RowAction[] =>
    account.actions.map((key) => {
      if (key === 'edit') return { key, label: '编辑', onClick: () => onEdit(account) }
      if (key === 'resetPwd') return { key, label: '重置密码', onClick: () => reset(account) }
      const name = key as keyof typeof DEEDS
      const { label, danger } = DEEDS[name]
      return { key, label, danger, onClick: () => perform(account, name) }
    })

  const turnAll = async (accounts: readonly Account[], action: 'enable' | 'disable') => {
    const sure =
      action === 'enable' ||
      (await ask({
        title: `停用 ${accounts.length} 个账号？`,
        content: '停用后立即下线且不能登录，未完成的审批任务退回角色任务池。',
        okText: '停用',
        danger: true,
      }))
    if (!sure) return false
    try {
      const { count } = await accountCalls.batch({ action, accounts })
      toast.success(`已${action === 'enable' ? '启用' : '停用'} ${count} 个账号`)
    } catch (error) {
      toast.error(messageOf(error))
      return false
    }
    await renew()
    return true
  }
  return { actionsOf, turnAll, renew }
}
