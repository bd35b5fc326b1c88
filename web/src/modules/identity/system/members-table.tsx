/** Who stands in a group, or has a role. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '../../../api/http'
import { DictText } from '../../../design/dict-text'
import { EmptyFace, ErrorFace, LoadingFace } from '../../../design/faces'
import { Pager } from '../../../design/pager'
import { DEFAULT_PAGE_SIZE, wirePage } from '../../../design/paging'
import { type PlainColumn, PlainTable } from '../../../design/plain-table'
import { EnabledTag } from './accounts/account-columns'
import type { Member } from './calls'

interface MembersTableProps {
  label: string
  queryKey: (page: number, size: number) => readonly unknown[]
  read: (page: number, size: number) => Promise<Page<Member>>
  empty: string
}

const columns: readonly PlainColumn<Member>[] = [
  { title: '用户名', cell: ({ bizAccountLogin }) => bizAccountLogin },
  { title: '姓名', cell: ({ nameCn }) => nameCn },
  { title: '手机', cell: ({ phone }) => <span className="figures">{phone}</span> },
  {
    title: '岗位',
    cell: ({ vendorPosition }) => <DictText type="VendorPosition" value={vendorPosition} />,
  },
  { title: '状态', width: 110, cell: ({ status }) => <EnabledTag status={status} /> },
]

export function MembersTable({ label, queryKey, read, empty }: MembersTableProps) {
  const [{ page, size }, turn] = useState({ page: 1, size: DEFAULT_PAGE_SIZE })
  const { data, error, refetch } = useQuery({
    queryKey: queryKey(page, size),
    queryFn: () => read(wirePage(page), size),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorFace title="成员加载失败" error={error} onRetry={refetch} />
  if (!data) return <LoadingFace rows={3} />
  if (data.total === 0) return <EmptyFace title={empty} />
  return (
    <>
      <PlainTable label={label} columns={columns} rows={data.items} rowKey={({ id }) => id} />
      <Pager
        page={page}
        size={size}
        total={data.total}
        onChange={(next, nextSize) => turn({ page: next, size: nextSize })}
      />
    </>
  )
}
