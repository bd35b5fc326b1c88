/** The items of one dictionary: a tree to drag, with rooms, colours, uses; and the view of one live room. */
import { HolderOutlined } from '@ant-design/icons'
import { Button, Switch, Tree, type TreeDataNode } from 'antd'
import { useState } from 'react'
import { Can } from '../../../design/can'
import { Chip } from '../../../design/chip'
import { DictSelect } from '../../../design/dict-select'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { ask } from '../../../design/feedback'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { RowActions } from '../../../design/row-actions'
import { fitsRoom } from '../../../state/dictionary'
import { useSession } from '../../../state/session'
import { configCalls, type DictRow, type DictType } from './calls'
import styles from './config.module.css'
import { DictItemDrawer } from './dict-item-drawer'
import { dropped, siblingsOf } from './dict-order'
import { useConfig, useDeed } from './use-config'

const PLACE: Record<string, string> = {
  直播间: 'rooms',
  类目: 'categories',
  驳回原因: 'reasons',
}

interface DictItemsProps {
  type: DictType
  onRename: () => void
}

export function DictItems({ type, onRename }: DictItemsProps) {
  const { data, error, refetch } = useConfig(['items', type.code], () =>
    configCalls.items(type.code),
  )
  const [room, setRoom] = useState<string>()
  const [edited, setEdited] = useState<Partial<DictRow> | null>(null)
  const mayEdit = useSession((state) => state.actionCodes.has('dict_edit')) && !type.keptIn
  const sort = useDeed(configCalls.sortItems)
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  if (!data) return <LoadingFace />
  const arrange = (parentId: number, ids: number[]) =>
    sort.mutate({ type: type.code, parentId, ids })
  const move = (row: DictRow, by: number) => {
    const ids = siblingsOf(data, row.parentId).map(({ id }) => id)
    const at = ids.indexOf(row.id)
    const [id] = ids.splice(at, 1)
    ids.splice(at + by, 0, id as number)
    arrange(row.parentId, ids)
  }
  const nodes = (rows: readonly DictRow[]): TreeDataNode[] =>
    rows.map((row, at) => ({
      key: row.id,
      title: (
        <ItemLine
          row={row}
          outside={room !== undefined && !fitsRoom(row, room)}
          editable={mayEdit}
          first={at === 0}
          last={at === rows.length - 1}
          onEdit={() => setEdited(row)}
          onMove={(by) => move(row, by)}
          onChild={() => setEdited({ parentId: row.id })}
        />
      ),
      children: nodes(row.children),
    }))
  return (
    <Card
      title={type.label}
      hint={type.code}
      extra={
        <Can codes={['dict_edit']}>
          <Button size="small" onClick={onRename}>
            改名
          </Button>
        </Can>
      }
    >
      <div className={styles.bar}>
        <span>按直播间预览</span>
        <div className={styles.field}>
          <DictSelect
            type="LiveRoom"
            aria-label="按直播间预览"
            placeholder="全部直播间"
            value={room}
            onChange={setRoom as never}
          />
        </div>
        {type.keptIn ? (
          <Link className={styles.end} to={`/platform/config?tab=${PLACE[type.keptIn]}`}>
            在“{type.keptIn}”中维护
          </Link>
        ) : (
          <Can codes={['dict_edit']}>
            <Button
              type="primary"
              className={styles.end}
              onClick={() => setEdited({ parentId: 0 })}
            >
              新增字典项
            </Button>
          </Can>
        )}
      </div>
      {data.length === 0 ? (
        <EmptyFace title="还没有字典项" />
      ) : (
        <Tree
          key={data.length}
          blockNode
          selectable={false}
          defaultExpandAll
          draggable={mayEdit && { icon: <HolderOutlined /> }}
          allowDrop={({ dragNode, dropNode, dropPosition }) =>
            dropPosition !== 0 && dropped(data, Number(dragNode.key), Number(dropNode.key)) !== null
          }
          onDrop={({ dragNode, node, dropPosition, node: { pos } }) => {
            const after = dropPosition > Number(pos.split('-').at(-1))
            const order = dropped(data, Number(dragNode.key), Number(node.key), after)
            if (order) arrange(order.parentId, order.ids)
          }}
          treeData={nodes(data)}
        />
      )}
      {edited && <DictItemDrawer type={type.code} item={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

interface ItemLineProps {
  row: DictRow
  outside: boolean
  editable: boolean
  first: boolean
  last: boolean
  onEdit: () => void
  onMove: (by: number) => void
  onChild: () => void
}

function ItemLine({ row, outside, editable, first, last, onEdit, onMove, onChild }: ItemLineProps) {
  const turn = useDeed(() => configCalls.turnItem(row.id, !row.enabled))
  const remove = useDeed(() => configCalls.removeItem(row.id), '已删除')
  const askToRemove = async () => {
    if (await ask({ title: `删除“${row.label}”？`, okText: '删除', danger: true }))
      remove.mutate(undefined)
  }
  const used = row.isSystem || row.useCount > 0 || row.children.length > 0
  return (
    <span className={`${styles.row} ${row.enabled && !outside ? '' : styles.off}`}>
      <strong>{row.label}</strong>
      <code className={styles.quiet}>{row.value}</code>
      {row.color && <Chip>{row.color}</Chip>}
      {row.liveRoom && (
        <span className={styles.quiet}>
          适用：
          <DictText type="LiveRoom" value={row.liveRoom.split(',')} />
        </span>
      )}
      {row.isSystem && <Chip>系统</Chip>}
      {!row.enabled && <Chip tone="dark">已停用</Chip>}
      {outside && <Chip tone="orange">不适用当前直播间</Chip>}
      <span className={`${styles.quiet} figures`}>使用 {row.useCount} 次</span>
      {editable && (
        <>
          <Switch
            size="small"
            checked={row.enabled}
            loading={turn.isPending}
            aria-label={`启用 ${row.label}`}
            onChange={() => turn.mutate(undefined)}
          />
          <RowActions
            of={row.label}
            actions={[
              { key: 'edit', label: '编辑', onClick: onEdit },
              { key: 'child', label: '新增下级', onClick: onChild },
              ...(first ? [] : [{ key: 'up', label: '上移', onClick: () => onMove(-1) }]),
              ...(last ? [] : [{ key: 'down', label: '下移', onClick: () => onMove(1) }]),
              {
                key: 'remove',
                label: '删除',
                danger: true,
                disabled: used ? '字典项已被使用，只能停用' : undefined,
                onClick: askToRemove,
              },
            ]}
          />
        </>
      )}
    </span>
  )
}
