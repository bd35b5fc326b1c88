import { Pagination, type PaginationProps } from 'antd'
import { type AriaAttributes, cloneElement, isValidElement } from 'react'
import styles from './pager.module.css'
import { DEFAULT_PAGE_SIZE, needsPager, PAGE_SIZES } from './paging'
import { PHONE_BELOW, useNarrower } from './use-media'

interface PagerProps {
  /** Counted from 1; the wire counts from 0. */
  page: number
  size?: number
  total: number
  /** There are more than were counted. */
  more?: boolean
  /** Sizes beside the usual ones. */
  extraSizes?: readonly number[]
  onChange: (page: number, size: number) => void
}

const TURNS: Record<string, string> = {
  prev: '上一页',
  next: '下一页',
  'jump-prev': '向前翻多页',
  'jump-next': '向后翻多页',
}

/** The kit's arrows are pictures alone; these are the words for those who do not see them. */
const named: PaginationProps['itemRender'] = (_page, type, element) =>
  TURNS[type] && isValidElement<AriaAttributes & { role?: string }>(element)
    ? cloneElement(element, {
        'aria-label': TURNS[type],
        // A leap over pages is a bare link, which may not bear a name.
        ...(type.startsWith('jump') && { role: 'button' }),
      })
    : element

/** The foot of a list: the range at the left, the pager at the right (S9-01, S9-02). */
export function Pager(props: PagerProps) {
  const { page, size = DEFAULT_PAGE_SIZE, total, more = false, extraSizes, onChange } = props
  const phone = useNarrower(PHONE_BELOW)
  if (!needsPager(total, size)) return null
  const sizes = [...new Set([...PAGE_SIZES, ...(extraSizes ?? [])])].sort((a, b) => a - b)
  const from = (page - 1) * size + 1
  return (
    <div className={styles.foot}>
      <span className={`${styles.range} figures`}>
        第 {from}–{Math.min(page * size, total)} 条，共 {total}
        {more && '+'} 条
      </span>
      <Pagination
        current={page}
        pageSize={size}
        total={total}
        pageSizeOptions={sizes}
        showSizeChanger={!phone}
        showQuickJumper={!phone}
        simple={phone}
        itemRender={named}
        // Another size begins anew: the old page number means something else there.
        onChange={(next, nextSize) => onChange(nextSize === size ? next : 1, nextSize)}
      />
    </div>
  )
}
