/** Who did what to which thing, and whether the log is still whole. */
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'
import { PlainList, type PlainListSpec } from '../../../blocks/list/plain-list'
import { TwoLines } from '../../../design/cells'
import type { Column } from '../../../design/columns'
import { EmptyFace } from '../../../design/faces'
import { Page } from '../../../design/page'
import { StatusTag } from '../../../design/status-tag'
import type { AuditRow } from './audit-diff'
import { AuditDrawer } from './audit-drawer'
import { bizTypeName } from './biz-types'

type Schemas = components['schemas']

const PATH = 'admin/api/audit-logs' as const
const quiet = { hideMask: true, hideError: true }

const columns: readonly Column<AuditRow>[] = [
  {
    key: 'createdDate',
    title: '时间',
    width: 170,
    cell: ({ createdDate }) => <span className="figures">{createdDate}</span>,
  },
  {
    key: 'who',
    title: '操作人',
    width: 170,
    cell: ({ login, companyId }) => (
      <TwoLines first={login || '系统'} second={companyId && `企业编号 ${companyId}`} />
    ),
  },
  {
    key: 'event',
    title: '操作',
    width: 190,
    cell: ({ eventLabel, event }) => <TwoLines first={eventLabel} second={event} />,
  },
  {
    key: 'biz',
    title: '对象',
    width: 200,
    cell: ({ bizType, bizId }) => <TwoLines first={bizTypeName(bizType)} second={bizId} />,
  },
  { key: 'ip', title: 'IP 地址', width: 130, cell: ({ ip }) => ip },
  {
    key: 'seal',
    title: '存证序号',
    width: 100,
    card: 'status',
    cell: ({ sealNo }) =>
      sealNo ? (
        <StatusTag look="approved">{sealNo}</StatusTag>
      ) : (
        <StatusTag look="approving">待存证</StatusTag>
      ),
  },
]

export default function AuditLog() {
  const [shown, setShown] = useState<AuditRow>()
  const { data: events } = useQuery({
    queryKey: ['auditEvents'],
    queryFn: () => http.get<Schemas['AuditEvent'][]>(`${PATH}/events`, quiet),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Page title="操作日志" note={<Chain />}>
      <PlainList<AuditRow>
        name="日志"
        path={PATH}
        queryKey={['auditLogs']}
        spec={specOf(events ?? [])}
        columns={columns}
        rowName={({ eventLabel, createdDate }) => `${eventLabel} ${createdDate}`}
        actions={(row) => [{ key: 'open', label: '查看', onClick: () => setShown(row) }]}
        empty={<EmptyFace title="还没有日志" text="每一次写操作都会在这里留下记录。" />}
      />
      {shown && <AuditDrawer row={shown} onClose={() => setShown(undefined)} />}
    </Page>
  )
}

const specs = new WeakMap<readonly Schemas['AuditEvent'][], PlainListSpec>()
const none: readonly Schemas['AuditEvent'][] = []

/** The same object for the same events: the list reads its state by it. */
function specOf(events: readonly Schemas['AuditEvent'][]): PlainListSpec {
  const key = events.length > 0 ? events : none
  const known = specs.get(key)
  if (known) return known
  const made: PlainListSpec = {
    search: [
      { kind: 'text', name: 'login', label: '操作人' },
      {
        kind: 'select',
        name: 'event',
        label: '操作',
        options: events.map(({ event, label }) => ({ value: event, label: `${label} ${event}` })),
      },
      { kind: 'text', name: 'bizType', label: '对象类型' },
      { kind: 'text', name: 'bizId', label: '对象编号' },
      { kind: 'dateRange', name: 'createdDate', label: '时间', time: true },
      { kind: 'text', name: 'companyId', label: '企业编号' },
      { kind: 'text', name: 'ip', label: 'IP 地址' },
      { kind: 'text', name: 'requestId', label: '请求编号' },
    ],
    sorts: [{ key: 'createdDate', label: '时间' }],
    tabs: [],
    defaultSort: { key: 'createdDate', order: 'desc' },
  }
  specs.set(key, made)
  return made
}

/** Each row is linked to the one before it; a changed or missing one breaks the chain. */
function Chain() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['auditChain'],
    queryFn: () => http.get<Schemas['AuditChain']>(`${PATH}/chain`, quiet),
  })
  if (error)
    return (
      <Button type="link" onClick={() => refetch()}>
        校验没有完成，重试
      </Button>
    )
  if (!data) return isFetching ? '正在校验日志链…' : null
  if (data.state === 'INTACT') {
    return (
      <span className="figures">
        日志链完整，共 {data.rows} 条，校验于 {data.checkedDate}
      </span>
    )
  }
  return (
    <StatusTag look="overdue">
      日志链异常：第一处在记录 {data.id ?? '-'}，{data.reason}
    </StatusTag>
  )
}
