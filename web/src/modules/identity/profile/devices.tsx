import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { calls, type Device, type LoginRecord } from '../../../api/calls'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { StatusTag } from '../../../design/status-tag'
import styles from './profile.module.css'

export const Devices = () => (
  <>
    <section className={styles.section}>
      <h2>登录设备</h2>
      <p className={styles.lead}>不认识的设备请立即下线，并修改密码。</p>
      <DeviceList />
    </section>
    <section className={styles.section}>
      <h2>登录记录</h2>
      <RecordList />
    </section>
  </>
)

function DeviceList() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: ['devices'], queryFn: calls.devices })
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={2} />

  const end = async ({ id, device }: Device) => {
    const sure = await ask({
      title: '让此设备下线？',
      content: `${device} 需要重新登录才能继续使用。`,
      okText: '下线',
      danger: true,
    })
    if (!sure) return
    await calls.endDevice(id)
    toast.success('设备已下线')
    queries.invalidateQueries({ queryKey: ['devices'] })
  }
  const columns: PlainColumn<Device>[] = [
    { title: '设备', cell: (row) => row.device },
    { title: 'IP 地址', cell: (row) => <span className="figures">{row.ip}</span> },
    { title: '登录时间', cell: (row) => <span className="figures">{row.createdDate}</span> },
    { title: '最近使用', cell: (row) => <span className="figures">{row.lastUsedDate}</span> },
    {
      title: '操作',
      width: 110,
      cell: (row) =>
        row.current ? (
          <StatusTag look="approved">本机</StatusTag>
        ) : (
          <Button size="small" danger onClick={() => end(row)}>
            下线
          </Button>
        ),
    },
  ]
  return <PlainTable label="登录设备" columns={columns} rows={data} rowKey={(row) => row.id} />
}

const entries: Record<string, string> = {
  PASSWORD: '密码登录',
  PHONE: '手机登录',
  PARTNER: '单点登录',
  SWITCH: '切换企业',
}

const recordColumns: PlainColumn<LoginRecord>[] = [
  { title: '时间', cell: (row) => <span className="figures">{row.createdDate}</span> },
  { title: '方式', cell: (row) => entries[row.entry] },
  {
    title: '结果',
    cell: ({ result, reason }) =>
      result === 'SUCCESS' ? (
        <StatusTag look="approved">成功</StatusTag>
      ) : (
        <StatusTag look="rejected">{reason || '失败'}</StatusTag>
      ),
  },
  { title: 'IP 地址', cell: (row) => <span className="figures">{row.ip}</span> },
  { title: '设备', cell: (row) => row.device },
]

function RecordList() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(DEFAULT_PAGE_SIZE)
  const { data, error, refetch } = useQuery({
    queryKey: ['loginRecords', page, size],
    queryFn: () => calls.loginRecords(wirePage(page), size),
  })
  if (error) return <ErrorFace error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={4} />
  if (data.total === 0) return <EmptyFace title="还没有登录记录" />
  return (
    <>
      <PlainTable
        label="登录记录"
        columns={recordColumns}
        rows={data.items}
        rowKey={(row) => row.id}
      />
      <div style={{ paddingTop: 12 }}>
        <Pager
          page={page}
          size={size}
          total={data.total}
          onChange={(next, nextSize) => {
            setPage(next)
            setSize(nextSize)
          }}
        />
      </div>
    </>
  )
}
