/** The control that an attribute asks for. */
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactElement } from 'react'
import type { components } from '../../../api/schema.gen'
import { DateInput, DateRange } from '../../../design/date-input'
import { DictSelect } from '../../../design/dict-select'
import { NumberInput, PlainNumberInput, sameNumber } from '../../../design/number-input'
import { PlainTable } from '../../../design/plain-table'
import { YesNo } from '../../../design/select'
import { TextArea, TextInput } from '../../../design/text-input'
import { UploadCard } from '../../../design/upload-card'
import styles from './attributes.module.css'

export type Attribute = components['schemas']['AttrField']

/** Its files are kept beside the values. */
export const holdsFiles = ({ control }: Pick<Attribute, 'control'>) =>
  control === 'file' || control === 'image'

/** These take the whole width. */
export const isWide = ({ control }: Pick<Attribute, 'control'>) =>
  control === 'textarea' || control === 'table' || control === 'file' || control === 'image'

/** Nothing says how large or how fine it may be. */
const isUnlimited = ({ min, max, decimals }: Attribute) =>
  [min, max, decimals].every((limit) => limit === null || limit === undefined)

interface UnlimitedNumberProps {
  value?: number | null
  onChange?: (value: number | undefined) => void
  suffix?: string
  id?: string
  disabled?: boolean
}

/** S5-20. A number to the server, whatever is typed of it on the way. */
const UnlimitedNumber = ({ value, onChange, ...props }: UnlimitedNumberProps) => (
  <PlainNumberInput
    {...props}
    value={value === undefined || value === null ? '' : String(value)}
    same={sameNumber}
    onChange={(text) => onChange?.(text === '' ? undefined : Number(text))}
  />
)

const PAPER = ['pdf', 'jpg', 'jpeg', 'png']

export function attributeControl(attribute: Attribute, bizType: string): ReactElement {
  const { control, dictType, maxLength, min, max, decimals, unit, label, attrCode } = attribute
  const bounds = { min: min ?? undefined, max: max ?? undefined, suffix: unit ?? undefined }
  switch (control) {
    case 'textarea':
      return <TextArea maxLength={maxLength ?? undefined} />
    case 'int':
      return <NumberInput kind="int" {...bounds} />
    case 'num':
      return isUnlimited(attribute) ? (
        <UnlimitedNumber suffix={bounds.suffix} />
      ) : (
        <NumberInput kind="num" scale={decimals ?? 2} {...bounds} />
      )
    case 'select':
      return <DictSelect type={dictType ?? ''} />
    case 'multi':
      return <DictSelect type={dictType ?? ''} multiple />
    case 'yesno':
      return <YesNo />
    case 'date':
      return <DateInput />
    case 'datetime':
      return <DateInput time />
    case 'range':
      return <DateRange />
    case 'file':
      return (
        <UploadCard
          label={label}
          slot={attrCode}
          bizType={bizType}
          limit={max ?? 1}
          accept={PAPER}
          maxKb={20480}
          tip={`支持${PAPER.join('、')}格式，单个不超过20MB，最多${max ?? 1}个`}
        />
      )
    case 'image':
      return <UploadCard label={label} slot={attrCode} bizType={bizType} limit={max ?? 1} />
    case 'table':
      return <RowsTable attribute={attribute} />
    default:
      return <TextInput maxLength={maxLength ?? undefined} suffix={unit} />
  }
}

type Row = Record<string, unknown>

interface RowsTableProps {
  attribute: Attribute
  value?: readonly Row[] | null
  onChange?: (rows: Row[]) => void
  disabled?: boolean
}

const MOST_ROWS = 100

/** A table's columns, one line at least to fill in. */
function RowsTable({ attribute, value, onChange, disabled }: RowsTableProps) {
  const { label, columns = [] } = attribute
  const rows = value?.length ? value : [{}]
  const put = (index: number, code: string, cell: unknown) =>
    onChange?.(rows.map((row, at) => (at === index ? { ...row, [code]: cell } : row)))
  return (
    <div className={styles.table}>
      <PlainTable
        label={label}
        rowKey={({ index }) => index}
        rows={rows.map((row, index) => ({ row, index }))}
        columns={[
          ...columns.map((column) => ({
            title: column.required ? `${column.label} *` : column.label,
            cell: ({ row, index }: { row: Row; index: number }) => (
              <CellInput
                control={column.control}
                label={`第 ${index + 1} 行 ${column.label}`}
                value={row[column.code]}
                disabled={disabled}
                onCell={(cell) => put(index, column.code, cell)}
              />
            ),
          })),
          {
            title: '操作',
            width: 56,
            cell: ({ index }: { index: number }) => (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={`删除第 ${index + 1} 行`}
                disabled={disabled || rows.length === 1}
                onClick={() => onChange?.(rows.filter((_, at) => at !== index))}
              />
            ),
          },
        ]}
      />
      {!disabled && (
        <Button
          size="small"
          icon={<PlusOutlined />}
          disabled={rows.length >= MOST_ROWS}
          onClick={() => onChange?.([...rows, {}])}
        >
          添加一行
        </Button>
      )}
    </div>
  )
}

interface CellInputProps {
  control: string
  label: string
  value: unknown
  disabled?: boolean
  onCell: (value: unknown) => void
}

function CellInput({ control, label, value, disabled, onCell }: CellInputProps) {
  if (control === 'int' || control === 'num') {
    return (
      <NumberInput
        kind={control}
        aria-label={label}
        disabled={disabled}
        value={value as number}
        onChange={onCell}
      />
    )
  }
  if (control === 'yesno') {
    return (
      <YesNo
        select
        aria-label={label}
        disabled={disabled}
        value={value as boolean}
        onChange={onCell}
      />
    )
  }
  return (
    <TextInput
      maxLength={200}
      aria-label={label}
      disabled={disabled}
      value={value as string}
      onChange={onCell}
    />
  )
}
