import { Button, Space } from 'antd'
import type { ReactNode } from 'react'
import type { Range } from '../lib/numbers'
import type { DateRangeValue } from './date-input'
import { DictSelect } from './dict-select'
import { later } from './later'
import { NumberRange } from './number-input'
import { chosenOf, hasOperators, type SearchField } from './search-fields'
import styles from './search-form.module.css'
import { Select, YesNo } from './select'
import { TextInput } from './text-input'

// The calendar is among the largest parts of the kit, and seldom in the first line of a search.
const DateInput = later(() => import('./date-input').then((part) => part.DateInput))
const DateRange = later(() => import('./date-input').then((part) => part.DateRange))

interface SearchControlProps {
  field: SearchField
  id: string
  value: unknown
  onChange: (value: unknown) => void
}

/** The control that a field's kind asks for. */
export function SearchControl({ field, id, value, onChange }: SearchControlProps) {
  const { label, placeholder } = field
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          id={id}
          allowClear
          placeholder={placeholder}
          value={value as string}
          onChange={onChange}
        />
      )
    case 'yesNo':
      return <YesNo id={id} select value={value as boolean} onChange={onChange} />
    case 'date':
      return <DateInput id={id} value={value as string} onChange={onChange} />
    case 'dateRange':
      return <DateRange id={id} value={value as DateRangeValue} onChange={onChange} />
    case 'numberRange':
      return (
        <NumberRange
          id={id}
          label={label}
          {...field.rule}
          value={value as Range}
          onChange={onChange}
        />
      )
    case 'custom':
      return field.control({ id, value, onChange })
    default:
      return hasOperators(field) ? (
        <OperatorChoice field={field} id={id} value={value} onChange={onChange} />
      ) : (
        <Choice field={field} id={id} value={value} onChange={onChange} />
      )
  }
}

interface ChoiceProps {
  field: SearchField & { kind: 'select' | 'dict' }
  id: string
  value: unknown
  onChange: (value: unknown) => void
  multiple?: boolean
}

function Choice({ field, multiple = field.multiple, value, ...props }: ChoiceProps) {
  const shared = {
    ...props,
    multiple,
    summary: multiple,
    value: value as string | undefined,
    ...(field.placeholder ? { placeholder: field.placeholder } : {}),
  }
  return field.kind === 'dict' ? (
    <DictSelect type={field.dict} liveRoom={field.liveRoom} {...shared} />
  ) : (
    <Select options={field.options} {...shared} />
  )
}

const OperatorChoice = ({ value, onChange, ...props }: ChoiceProps) => (
  <WithOperator label={props.field.label} value={value} onChange={onChange}>
    {(values, choose) => (
      <Choice
        {...props}
        multiple
        value={values}
        onChange={(next) => choose(next as readonly string[])}
      />
    )}
  </WithOperator>
)

interface WithOperatorProps {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  children: (values: readonly string[], choose: (values: readonly string[]) => void) => ReactNode
}

/** 等于 or 不等于 before a choice (S9-16). */
export function WithOperator({ label, value, onChange, children }: WithOperatorProps) {
  const { op, values } = chosenOf(value)
  const word = op === 'in' ? '等于' : '不等于'
  return (
    <Space.Compact block>
      <Button
        className={styles.operator}
        aria-label={`${label}：${word}，点击切换`}
        onClick={() => onChange({ op: op === 'in' ? 'not_in' : 'in', values })}
      >
        {word}
      </Button>
      {children(values, (next) =>
        onChange(next.length > 0 || op === 'not_in' ? { op, values: next } : undefined),
      )}
    </Space.Compact>
  )
}
