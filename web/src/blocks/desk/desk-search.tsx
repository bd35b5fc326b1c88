import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { Badge, Button, Popover } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { DateRange, type DateRangeValue } from '../../design/date-input'
import { DictSelect } from '../../design/dict-select'
import { YesNo } from '../../design/select'
import { TextInput } from '../../design/text-input'
import styles from './approval-desk.module.css'
import type { Desk } from './desk-state'

/** Number or company at once; room beside it; the rest behind 筛选. */
export function DeskSearch({ desk: { state, search } }: { desk: Desk }) {
  const given = String(state.filters.q ?? '')
  const [word, setWord] = useState(given)
  const [seen, setSeen] = useState(given)
  if (given !== seen) {
    setSeen(given)
    setWord(given)
  }
  const box = useRef<HTMLDivElement>(null)
  useSlash(box)
  const { overtime, submitDate, liveRoom } = state.filters
  const more = [overtime, submitDate].filter((value) => value !== undefined).length
  return (
    <search className={styles.search}>
      <div ref={box} className={styles.word}>
        <TextInput
          aria-label="单号或企业"
          placeholder="单号、企业"
          prefix={<SearchOutlined />}
          suffix={<kbd>/</kbd>}
          allowClear
          value={word}
          onChange={(text) => {
            setWord(text)
            if (text === '') search({ q: undefined })
          }}
          onPressEnter={() => search({ q: word.trim() || undefined })}
        />
      </div>
      <div className={styles.room}>
        <DictSelect
          type="LiveRoom"
          aria-label="直播间"
          multiple
          placeholder="全部直播间"
          value={liveRoom as string[]}
          onChange={(rooms: string[]) => search({ liveRoom: rooms.length > 0 ? rooms : undefined })}
        />
      </div>
      <Popover
        trigger="click"
        placement="bottomLeft"
        content={
          <div className={styles.filters}>
            <span>是否超时</span>
            <YesNo
              select
              aria-label="是否超时"
              value={overtime as boolean | undefined}
              onChange={(value) => search({ overtime: value })}
            />
            <span>提交时间</span>
            <DateRange
              value={submitDate as DateRangeValue | undefined}
              onChange={(value) => search({ submitDate: value })}
            />
          </div>
        }
      >
        <Badge count={more} size="small">
          <Button icon={<FilterOutlined />}>筛选</Button>
        </Badge>
      </Popover>
    </search>
  )
}

/** `/` goes to the search, unless somebody is writing. */
function useSlash(box: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event)) return
      event.preventDefault()
      box.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [box])
}

/** What may stand open over the desk and take the keys for itself. */
const OVER = [
  '.ant-modal-wrap:not([style*="display: none"])',
  '.ant-dropdown:not(.ant-dropdown-hidden)',
  '.ant-popover:not(.ant-popover-hidden)',
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
].join(', ')

/** A key that belongs to a field, to something that stands open, or to the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  const at = event.target
  if (at instanceof HTMLElement && at.matches('input, textarea, select, [contenteditable="true"]'))
    return true
  return document.querySelector(OVER) !== null
}
