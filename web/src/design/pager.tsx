import { Pagination } from 'antd'
import { DEFAULT_PAGE_SIZE, needsPager, PAGE_SIZES } from './paging'

interface PagerProps {
  /** Counted from 1; the wire counts from 0. */
  page: number
  size?: number
  total: number
  onChange: (page: number, size: number) => void
}

export function Pager({ page, size = DEFAULT_PAGE_SIZE, total, onChange }: PagerProps) {
  if (!needsPager(total, size)) return null
  return (
    <Pagination
      current={page}
      pageSize={size}
      total={total}
      pageSizeOptions={[...PAGE_SIZES]}
      showSizeChanger
      showTotal={(all) => `共 ${all} 条`}
      // Another size begins anew: the old page number means something else there.
      onChange={(next, nextSize) => onChange(nextSize === size ? next : 1, nextSize)}
      align="end"
    />
  )
}
