import { Pagination } from 'antd'
import styles from './pager.module.css'
import { DEFAULT_PAGE_SIZE, needsPager, PAGE_SIZES } from './paging'
import { PHONE_BELOW, useNarrower } from './use-media'

interface PagerProps {
  /** Counted from 1; the wire counts from 0. */
  page: number
  size?: number
  total: number
  /** Sizes beside the usual ones. */
  extraSizes?: readonly number[]
  onChange: (page: number, size: number) => void
}

/** The foot of a list: the range at the left, the pager at the right (S9-01, S9-02). */
export function Pager({ page, size = DEFAULT_PAGE_SIZE, total, extraSizes, onChange }: PagerProps) {
  const phone = useNarrower(PHONE_BELOW)
  if (!needsPager(total, size)) return null
  const sizes = [...new Set([...PAGE_SIZES, ...(extraSizes ?? [])])].sort((a, b) => a - b)
  const from = (page - 1) * size + 1
  return (
    <div className={styles.foot}>
      <span className={`${styles.range} figures`}>
        第 {from}–{Math.min(page * size, total)} 条，共 {total} 条
      </span>
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        pageSizeOptions={sizes}
        showSizeChanger={!phone}
        showQuickJumper={!phone}
        simple={phone}
        // Another size begins anew: the old page number means something else there.
        onChange={(next, nextSize) => onChange(nextSize === size ? next : 1, nextSize)}
      />
    </div>
  )
}
