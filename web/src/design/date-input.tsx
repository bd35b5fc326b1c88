/** Dates as the wire has them, `yyyy-MM-dd` or with time; no moment of another zone in between. */
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
// The names of months and weekdays in the calendar.
import 'dayjs/locale/zh-cn'

const DATE = 'YYYY-MM-DD'
const DATE_TIME = 'YYYY-MM-DD HH:mm:ss'

interface DateProps {
  id?: string
  disabled?: boolean
  /** With hours, minutes and seconds. */
  time?: boolean
  min?: string
  max?: string
  className?: string
}

export interface DateInputProps extends DateProps {
  value?: string | null
  onChange?: (value: string | undefined) => void
  placeholder?: string
  'aria-label'?: string
}

export function DateInput({ value, onChange, time, min, max, ...props }: DateInputProps) {
  const format = time ? DATE_TIME : DATE
  return (
    <DatePicker
      placeholder="选择日期"
      {...props}
      style={{ width: '100%' }}
      format={format}
      showTime={time}
      value={read(value)}
      minDate={read(min) ?? undefined}
      maxDate={read(max) ?? undefined}
      onChange={(next) => onChange?.(next?.format(format))}
    />
  )
}

export type DateRangeValue = readonly [string | undefined, string | undefined]

export interface DateRangeProps extends DateProps {
  value?: DateRangeValue | null
  onChange?: (value: DateRangeValue | undefined) => void
  placeholder?: [string, string]
}

export function DateRange({ value, onChange, time, min, max, ...props }: DateRangeProps) {
  const format = time ? DATE_TIME : DATE
  return (
    <DatePicker.RangePicker
      placeholder={['开始日期', '结束日期']}
      {...props}
      style={{ width: '100%' }}
      format={format}
      showTime={time}
      allowEmpty
      value={value ? [read(value[0]), read(value[1])] : null}
      minDate={read(min) ?? undefined}
      maxDate={read(max) ?? undefined}
      onChange={(next) => {
        const [from, to] = [next?.[0]?.format(format), next?.[1]?.format(format)]
        onChange?.(from || to ? [from, to] : undefined)
      }}
    />
  )
}

function read(text: string | null | undefined): Dayjs | null {
  const date = dayjs(text ?? null)
  return date.isValid() ? date : null
}
