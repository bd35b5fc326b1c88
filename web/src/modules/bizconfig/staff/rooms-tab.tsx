/** Live rooms: what they are, and when products may be offered for them. */

import { Button } from 'antd'
import { useState } from 'react'
import { fieldsOf } from '../../../api/facts'
import { liveRoomForm } from '../../../api/forms/LiveRoomForm.gen'
import type { components } from '../../../api/schema.gen'
import { Can } from '../../../design/can'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { DataTable } from '../../../design/data-table'
import { DictText } from '../../../design/dict-text'
import { ErrorFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import { configCalls, type Room } from './calls'
import { EditDrawer } from './edit-drawer'
import { useConfig } from './use-config'

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

export default function RoomsTab() {
  const { data, error, isFetching, refetch } = useConfig(['rooms'], configCalls.rooms)
  const [edited, setEdited] = useState<Partial<Room> | null>(null)
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  return (
    <Card
      title="直播间"
      hint="日常直播间始终开放报品，其他直播间只在开放期内接受报品"
      extra={
        <Can codes={['dict_edit']}>
          <Button type="primary" onClick={() => setEdited(NEW)}>
            新增直播间
          </Button>
        </Can>
      }
    >
      <DataTable
        label="直播间"
        columns={columns}
        rows={data}
        loading={isFetching}
        rowKey={({ code }) => code}
        rowName={({ name }) => name}
        actions={(room) => [
          { key: 'edit', label: '编辑', codes: ['dict_edit'], onClick: () => setEdited(room) },
        ]}
      />
      {edited && (
        <EditDrawer
          title={edited.code ? `编辑直播间 ${edited.name}` : '新增直播间'}
          fields={fieldsOf(liveRoomForm).filter(
            ({ name }) => name !== 'rowVersion' && !(name === 'code' && edited.code),
          )}
          initial={edited}
          save={({ open: _open, ...values }) => {
            const room = values as unknown as components['schemas']['LiveRoomForm']
            return edited.code ? configCalls.saveRoom(room) : configCalls.addRoom(room)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  )
}
