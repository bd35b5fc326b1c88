/** The tree of user groups, and at the right the chosen one with its people (S2-19). */
import { useQueryClient } from '@tanstack/react-query'
import { Tree } from 'antd'
import { type ReactNode, useState } from 'react'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../../design/faces'
import { toast } from '../../../../design/feedback'
import { Card, Page } from '../../../../design/page'
import { useCan } from '../../../../state/session'
import { type Group, groupCalls, systemKeys } from '../calls'
import { useGroupTree } from '../use-system'
import { GroupDetail } from './group-detail'
import { GroupDialog } from './group-dialog'
import { type Drop, dropOf, findGroup, flatGroups, stepOf, type Where } from './group-model'
import styles from './groups.module.css'

type Open = { kind: 'create' | 'edit'; group: Group }

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

export default function GroupPage() {
  const queries = useQueryClient()
  const { data, error, refetch } = useGroupTree()
  const mayMove = useCan(['userGroupTreeManager_edit'])
  const [id, setId] = useState<number>()
  const [open, setOpen] = useState<Open>()
  // What was not folded is open, a group that has just been made among it.
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const fold = (key: number, shut: boolean) => {
    const next = new Set(closed)
    if (shut) next.add(key)
    else next.delete(key)
    setClosed(next)
  }
  const renew = () => queries.invalidateQueries({ queryKey: systemKeys.groups })
  const chosen = data && (findGroup(data, id) ?? data[0])

  const move = async (group: number, drop: Drop | string | undefined) => {
    if (typeof drop === 'string') toast.error(drop)
    if (!drop || typeof drop === 'string') return
    await groupCalls.move(group, drop.parentId, drop.sort)
    toast.success('已移动')
    await renew()
  }
  const step = (by: -1 | 1) => data && chosen && move(chosen.id, stepOf(data, chosen.id, by))

  if (error) return <Framed body={<ErrorFace error={error} onRetry={refetch} />} />
  if (!data || !chosen) {
    return <Framed body={data ? <EmptyFace title="还没有用户组" /> : <LoadingFace rows={6} />} />
  }
  return (
    <Page title="用户组管理" note="拖动可调整上下级和顺序，最多5级。">
      <div className={styles.columns}>
        <Card title="组织结构">
          <div className={styles.tree}>
            <Tree<Node>
              aria-label="用户组树"
              blockNode
              expandedKeys={flatGroups(data).flatMap((one) => (closed.has(one.id) ? [] : [one.id]))}
              onExpand={(_keys, { node, expanded }) => fold(Number(node.key), !expanded)}
              treeData={nodesOf(data)}
              selectedKeys={[chosen.id]}
              onSelect={([key]) => key !== undefined && setId(Number(key))}
              draggable={
                mayMove && { icon: false, nodeDraggable: (node) => !isRoot(data, Number(node.key)) }
              }
              onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
                const on = Number(node.key)
                const at = Number(node.pos.split('-').at(-1))
                const where: Where = !dropToGap
                  ? 'inside'
                  : dropPosition < at || dropPosition === -1
                    ? 'before'
                    : 'after'
                move(Number(dragNode.key), dropOf(data, Number(dragNode.key), on, where))
              }}
              titleRender={({ group }) => <GroupLine group={group} />}
            />
          </div>
        </Card>
        <GroupDetail
          key={chosen.id}
          tree={data}
          group={chosen}
          onCreate={() => setOpen({ kind: 'create', group: chosen })}
          onEdit={() => setOpen({ kind: 'edit', group: chosen })}
          onStep={step}
          onChanged={renew}
        />
      </div>
      {open && (
        <GroupDialog
          group={open.kind === 'edit' ? open.group : undefined}
          parent={open.kind === 'create' ? open.group : undefined}
          onClose={() => setOpen(undefined)}
          onSaved={async (saved) => {
            setOpen(undefined)
            await renew()
            setId(saved.id)
          }}
        />
      )}
    </Page>
  )
}

const isRoot = (tree: readonly Group[], id: number) => tree.some((root) => root.id === id)

const Framed = ({ body }: { body: ReactNode }) => (
  <Page title="用户组管理">
    <Card>{body}</Card>
  </Page>
)

function GroupLine({ group }: { group: Group }) {
  const off = group.status !== 'enabled'
  return (
    <span className={styles.node}>
      <span className={`${styles.name} ${off ? styles.off : ''}`}>
        {group.name}
        {off && '（停用）'}
      </span>
      <span className={`${styles.count} figures`}>{group.memberCount} 人</span>
    </span>
  )
}
