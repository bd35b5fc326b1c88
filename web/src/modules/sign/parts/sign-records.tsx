/** The 签约记录 of a company: what it was asked to sign and what came of it. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useState } from 'react'
import { DictTag } from '../../../design/dict-tag'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { ask, toast } from '../../../design/feedback'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { RowActions } from '../../../design/row-actions'
import { type SignRecord, signCalls, signKeys } from './calls'
import { savePaper } from './save-paper'
import { Verification } from './verification'

interface SignRecordsProps {
  /** For staff, who see more than one company; a company sees its own. */
  companyId?: number
  /** Only what still waits for its signature. */
  waiting?: boolean
}

export function SignRecords({ companyId, waiting = false }: SignRecordsProps) {
  const [{ page, size }, setPlace] = useState({ page: 1, size: DEFAULT_PAGE_SIZE })
  const [verified, setVerified] = useState<SignRecord>()
  const resend = useResend()
  const { data, error, refetch } = useQuery({
    queryKey: [...signKeys.records, companyId, waiting, page, size],
    queryFn: () =>
      signCalls.records({
        companyId,
        'status.in': waiting ? 'NOT_STARTED,VIEWED' : undefined,
        page: wirePage(page),
        size,
      }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorFace title="签约记录加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={3} />
  if (data.total === 0 && waiting) {
    return <EmptyFace title="没有待签的协议" text="已签署的协议在全部记录里。" />
  }
  if (data.total === 0) {
    return <EmptyFace title="还没有签约记录" text="入驻审核通过后，签署链接会发送给签署人。" />
  }
  const deeds: PlainColumn<SignRecord> = {
    title: '操作',
    width: 200,
    cell: (row) => (
      <RowActions
        of={row.signerName}
        actions={[
          { key: 'pdf', label: '下载', onClick: () => savePaper(row.id) },
          { key: 'verify', label: '核验', onClick: () => setVerified(row) },
          { key: 'resend', label: '重发链接', onClick: () => resend(row) },
        ].filter(({ key }) => row.actions.includes(key))}
      />
    ),
  }
  return (
    <>
      <PlainTable
        label="签约记录"
        columns={[...COLUMNS, deeds]}
        rows={data.items}
        rowKey={({ id }) => id}
      />
      {data.total > size && (
        <Pager
          page={page}
          size={size}
          total={data.total}
          onChange={(next, nextSize) => setPlace({ page: next, size: nextSize })}
        />
      )}
      {verified && (
        <Drawer
          open
          title="核验签署文件"
          size={440}
          closable={{ 'aria-label': '关闭核验' }}
          onClose={() => setVerified(undefined)}
        >
          <Verification signId={verified.id} />
        </Drawer>
      )}
    </>
  )
}

const COLUMNS: readonly PlainColumn<SignRecord>[] = [
  {
    title: '文件',
    cell: (row) => (
      <>
        <DictText type="SignType" value={row.signType} /> v{row.templateVersion}
      </>
    ),
  },
  { title: '状态', cell: (row) => <DictTag type="SignStatus" value={row.status} /> },
  { title: '签署人', cell: (row) => `${row.signerName} ${row.signerPhone || row.signerEmail}` },
  { title: '发出时间', cell: (row) => row.createdDate },
  {
    title: '签署时间',
    cell: (row) => row.signedDate ?? (row.rejectReason ? `拒签：${row.rejectReason}` : ''),
  },
  { title: '链接有效期至', cell: (row) => (row.status === 'SIGNED' ? '' : row.expireDate) },
]

function useResend() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (row: SignRecord) => signCalls.resend(row.id),
    onSuccess: () => {
      toast.success('新的签署链接已发送，原链接已失效')
      client.invalidateQueries({ queryKey: signKeys.records })
    },
  })
  return async (row: SignRecord) => {
    const sure = await ask({
      title: '重新发送签署链接？',
      content: '签署人将收到新的链接，原链接立即失效。',
      okText: '发送',
    })
    if (sure) mutate(row)
  }
}
