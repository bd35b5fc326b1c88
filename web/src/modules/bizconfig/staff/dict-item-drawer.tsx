/** One item: what it is called, where it applies, its colour. The value of a system item is fixed. */

import { fieldsOf } from '../../../api/facts'
import { dictItemForm } from '../../../api/forms/DictItemForm.gen'
import type { Values } from '../../../blocks/document/types'
import { DictSelect } from '../../../design/dict-select'
import { Select } from '../../../design/select'
import { TextInput } from '../../../design/text-input'
import { configCalls, type DictRow } from './calls'
import { EditDrawer } from './edit-drawer'

const COLORS = [
  ['blue', '蓝'],
  ['green', '绿'],
  ['teal', '青'],
  ['orange', '橙'],
  ['red', '红'],
  ['grey', '灰'],
  ['dark-grey', '深灰'],
  ['black', '黑'],
].map(([value = '', label = '']) => ({ value, label }))

/** Rooms travel as one text. */
export const joined = (rooms: unknown) => (Array.isArray(rooms) ? rooms.join(',') : '')
export const split = (rooms: string | undefined) => (rooms ? rooms.split(',') : [])

interface DictItemDrawerProps {
  type: string
  item: Partial<DictRow>
  onClose: () => void
}

export function DictItemDrawer({ type, item, onClose }: DictItemDrawerProps) {
  const { id, rowVersion = 0, parentId = 0 } = item
  const fixed = Boolean(item.isSystem) || (item.useCount ?? 0) > 0
  const save = ({ value, label, liveRoom, color, remark }: Values) => {
    const told = {
      value: String(value),
      label: String(label),
      liveRoom: joined(liveRoom),
      color: String(color ?? ''),
      remark: String(remark ?? ''),
    }
    return id
      ? configCalls.saveItem({ ...told, id, rowVersion })
      : configCalls.addItem({ ...told, type, parentId })
  }
  return (
    <EditDrawer
      title={id ? `编辑字典项 ${item.label}` : '新增字典项'}
      fields={fieldsOf(dictItemForm).filter(({ name }) => name !== 'type' && name !== 'parentId')}
      initial={{ ...item, liveRoom: split(item.liveRoom) }}
      parts={{
        controls: {
          value: ({ max }) => <TextInput maxLength={max} disabled={fixed} />,
          liveRoom: () => <DictSelect type="LiveRoom" multiple placeholder="全部直播间" />,
          color: () => <Select options={COLORS} placeholder="默认" />,
        },
        hints: { value: () => (fixed ? '已被程序或单据使用，不能修改' : undefined) },
      }}
      save={save}
      onClose={onClose}
    />
  )
}
