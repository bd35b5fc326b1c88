/** The groups at the left of the accounts: a click narrows the list to one of them. */
import { Switch, Tree } from 'antd'
import { ErrorFace, LoadingFace } from '../../../../design/faces'
import type { Group } from '../calls'
import { membersBelow } from '../groups/group-model'
import { useGroupTree } from '../use-system'
import styles from './accounts.module.css'

interface GroupSideProps {
  value: number | undefined
  below: boolean
  onChange: (group: number | undefined, below: boolean) => void
}

interface Node {
  key: number
  title: string
  group: Group
  children: Node[]
}

const nodesOf = (groups: readonly Group[]): Node[] =>
  groups.map((group) => ({
    key: group.id,
    title: group.name,
    group,
    children: nodesOf(group.children),
  }))

export function GroupSide({ value, below, onChange }: GroupSideProps) {
  const { data, error, refetch } = useGroupTree()
  return (
    <aside className={styles.side} aria-label="用户组">
      <div className={styles.sideHead}>
        <h2>用户组</h2>
        <label htmlFor="below">
          含下级{' '}
          <Switch
            id="below"
            size="small"
            checked={below}
            onChange={(next) => onChange(value, next)}
          />
        </label>
      </div>
      {error && <ErrorFace title="用户组加载失败" error={error} onRetry={refetch} />}
      {!error && !data && <LoadingFace rows={4} />}
      {data && (
        <div className={styles.tree}>
          <Tree<Node>
            aria-label="用户组树"
            blockNode
            defaultExpandAll
            treeData={nodesOf(data)}
            selectedKeys={value === undefined ? [] : [value]}
            onSelect={([key]) => onChange(key === undefined ? undefined : Number(key), below)}
            titleRender={({ group }) => <GroupLine group={group} below={below} />}
          />
        </div>
      )}
    </aside>
  )
}

function GroupLine({ group, below }: { group: Group; below: boolean }) {
  const off = group.status !== 'enabled'
  return (
    <span className={styles.node} title={group.name}>
      <span className={`${styles.nodeName} ${off ? styles.off : ''}`}>
        {group.name}
        {off && '（停用）'}
      </span>
      <span className={`${styles.count} figures`}>
        {below ? membersBelow(group) : group.memberCount}
      </span>
    </span>
  )
}
