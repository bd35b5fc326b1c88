/** One group: what it is, what can be done with it, who stands in it. */
import { Button } from 'antd'
import { ask, toast } from '../../../../design/feedback'
import { Card } from '../../../../design/page'
import { WriteButton } from '../../../../design/write-button'
import { EnabledTag } from '../accounts/account-columns'
import { type Group, groupCalls, systemKeys } from '../calls'
import { MembersTable } from '../members-table'
import { groupPath, stepOf } from './group-model'
import styles from './groups.module.css'

interface GroupDetailProps {
  tree: readonly Group[]
  group: Group
  onCreate: () => void
  onEdit: () => void
  onStep: (by: -1 | 1) => void
  onChanged: () => Promise<void>
}

export function GroupDetail(props: GroupDetailProps) {
  const { tree, group, onCreate, onEdit, onStep, onChanged } = props
  const may = (action: string) => group.actions.includes(action)
  const turn = async (deed: 'enable' | 'disable') => {
    const sure =
      deed === 'enable' ||
      (await ask({
        title: `停用用户组“${group.name}”？`,
        content: '成员仍可登录，但新账号不能再选择此用户组。',
        okText: '停用',
        danger: true,
      }))
    if (!sure) return
    await groupCalls.turn(group.id, deed)
    toast.success(deed === 'enable' ? '已启用' : '已停用')
    await onChanged()
  }
  const remove = async () => {
    const sure = await ask({
      title: `删除用户组“${group.name}”？`,
      content: '删除后不能恢复。',
      okText: '删除',
      danger: true,
    })
    if (!sure) return
    await groupCalls.remove(group.id)
    toast.success('已删除')
    await onChanged()
  }
  return (
    <Card title={group.name} hint={group.parentId == null ? undefined : groupPath(tree, group.id)}>
      <dl className={styles.facts}>
        <div>
          <dt>状态</dt>
          <dd>
            <EnabledTag status={group.status} />
          </dd>
        </div>
        <div>
          <dt>负责人</dt>
          <dd>{group.leaderName || '未设置'}</dd>
        </div>
        <div>
          <dt>成员 / 下级</dt>
          <dd className="figures">
            {group.memberCount} 人 / {group.children.length} 组
          </dd>
        </div>
      </dl>
      <div className={styles.deeds}>
        {may('create') && (
          <WriteButton type="primary" onClick={onCreate}>
            新建下级
          </WriteButton>
        )}
        {may('edit') && <Button onClick={onEdit}>编辑</Button>}
        {may('move') && stepOf(tree, group.id, -1) && (
          <Button onClick={() => onStep(-1)}>上移</Button>
        )}
        {may('move') && stepOf(tree, group.id, 1) && (
          <Button onClick={() => onStep(1)}>下移</Button>
        )}
        {may('enable') && <Button onClick={() => turn('enable')}>启用</Button>}
        {may('disable') && (
          <Button danger onClick={() => turn('disable')}>
            停用
          </Button>
        )}
        {may('delete') && (
          <Button danger onClick={remove}>
            删除
          </Button>
        )}
      </div>
      <section className={styles.members} aria-label="成员">
        <h3>成员</h3>
        <MembersTable
          label={`${group.name}的成员`}
          empty="还没有成员"
          queryKey={(page, size) => systemKeys.groupMembers(group.id, page, size)}
          read={(page, size) => groupCalls.members(group.id, page, size)}
        />
      </section>
    </Card>
  )
}
