/** Live rooms: what they are, and when products may be offered for them. */

import { liveRoomForm } from '../../../api/forms/LiveRoomForm.gen'
import type { components } from '../../../api/schema.gen'
import type { Values } from '../../../blocks/document/types'
import { Records } from '../../../blocks/record/records'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DictText } from '../../../design/dict-text'
import { StatusTag } from '../../../design/status-tag'
import { configCalls, type Room } from './calls'
import { useConfig, useDeed } from './use-config'

const period = (from?: string | null, to?: string | null) =>
  from || to ? `${from ?? '待定'} 至 ${to ?? '待定'}` : ''

const columns: readonly Column<Room>[] = [
  {
    key: 'name',
    title: '直播间',
    width: 180,
    cell: ({ name, code }) => <TwoLines first={name} second={code} />,
  },
  {
    key: 'type',
    title: '类型',
    width: 90,
    cell: ({ type }) => <DictText type="LiveRoomType" value={type} />,
  },
  {
    key: 'vendorType',
    title: '商家类型',
    width: 110,
    cell: ({ vendorType }) => <DictText type="VendorType" value={vendorType} />,
  },
  {
    key: 'period',
    title: '活动时间',
    width: 200,
    cell: ({ startDate, endDate }) => period(startDate, endDate),
  },
  {
    key: 'open',
    title: '报品开放期',
    width: 200,
    cell: ({ code, offerOpenFrom, offerOpenTo }) =>
      code === 'common' ? '始终开放' : period(offerOpenFrom, offerOpenTo),
  },
  {
    key: 'minProtectDays',
    title: '最少保价天数',
    width: 120,
    align: 'right',
    cell: ({ minProtectDays }) => minProtectDays,
  },
  {
    key: 'state',
    title: '报品',
    width: 110,
    card: 'status',
    cell: ({ enabled, open }) =>
      !enabled ? (
        <StatusTag look="cancelled">已停用</StatusTag>
      ) : open ? (
        <StatusTag look="approved">开放中</StatusTag>
      ) : (
        <StatusTag look="draft">未开放</StatusTag>
      ),
  },
]

const NEW = {
  vendorType: 'zb',
  type: 'PROMOTION',
  minProtectDays: 30,
  sort: 99,
  enabled: true,
  rules: '',
  rowVersion: 0,
}

type RoomForm = components['schemas']['LiveRoomForm']

/** Whether it is open follows from its days. */
const sent = ({ open: _open, closed: _closed, ...values }: Values) => values as unknown as RoomForm

export default function RoomsTab() {
  const add = useDeed((values: Values) => configCalls.addRoom(sent(values)), '保存成功')
  const save = useDeed((values: Values) => configCalls.saveRoom(sent(values)), '保存成功')
  return (
    <Records<Room>
      name="直播间"
      hint="日常直播间始终开放报品，其他直播间只在开放期内接受报品"
      codes={['dict_edit']}
      columns={columns}
      found={useConfig(['rooms'], configCalls.rooms)}
      nameOf={({ name }) => name}
      form={liveRoomForm}
      blank={NEW}
      add={add.mutateAsync}
      save={save.mutateAsync}
    />
  )
}
