import { ask, toast } from '../../../../design/feedback'
import { type Role, roleCalls } from '../calls'

/** What changes a role at once, each after a question where it takes something away. */
export function useRoleDeeds(renew: () => Promise<void>) {
  const turn = async (role: Role, deed: 'enable' | 'disable') => {
    const sure =
      deed === 'enable' ||
      (await ask({
        title: `停用角色“${role.roleName}”？`,
        content: `${role.userCount} 个账号将立即失去此角色的权限。`,
        okText: '停用',
        danger: true,
      }))
    if (!sure) return
    await roleCalls.turn(role.id, deed)
    toast.success(deed === 'enable' ? '已启用' : '已停用')
    await renew()
  }
  const remove = async (role: Role) => {
    const sure = await ask({
      title: `删除角色“${role.roleName}”？`,
      content: '删除后不能恢复。',
      okText: '删除',
      danger: true,
    })
    if (!sure) return
    await roleCalls.remove(role.id)
    toast.success('已删除')
    await renew()
  }
  return { turn, remove }
}
