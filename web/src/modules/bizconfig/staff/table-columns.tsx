/** The columns of an attribute that is a table. */
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import type { components } from '../../../api/schema.gen'
import { Select } from '../../../design/select'
import { TextInput } from '../../../design/text-input'
import styles from './config.module.css'

type Line = components['schemas']['AttrColumn']

const MOST = 12
const CONTROLS = [
  { value: 'text', label: '文本' },
  { value: 'int', label: '整数' },
  { value: 'num', label: '小数' },
  { value: 'date', label: '日期' },
]

interface TableColumnsProps {
  value?: Line[]
  onChange?: (lines: Line[]) => void
}

export function TableColumns({ value = [], onChange }: TableColumnsProps) {
  const put = (at: number, change: Partial<Line>) =>
    onChange?.(value.map((line, index) => (index === at ? { ...line, ...change } : line)))
  return (
    <ul className={styles.plain}>
      {value.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <li key={at}>
          <TextInput
            aria-label={`列编码 ${at + 1}`}
            placeholder="编码"
            maxLength={50}
            value={line.code}
            onChange={(code) => put(at, { code: code ?? '' })}
          />
          <TextInput
            aria-label={`列名称 ${at + 1}`}
            placeholder="名称"
            maxLength={50}
            value={line.label}
            onChange={(label) => put(at, { label: label ?? '' })}
          />
          <Select
            aria-label={`列控件 ${at + 1}`}
            allowClear={false}
            options={CONTROLS}
            value={line.control}
            onChange={((control: string) => put(at, { control })) as never}
          />
          <Checkbox
            checked={line.required}
            onChange={({ target }) => put(at, { required: target.checked })}
          >
            必填
          </Checkbox>
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={`删除列 ${at + 1}`}
            onClick={() => onChange?.(value.toSpliced(at, 1))}
          />
        </li>
      ))}
      <li>
        <Button
          icon={<PlusOutlined />}
          disabled={value.length >= MOST}
          onClick={() =>
            onChange?.([...value, { code: '', label: '', control: 'text', required: false }])
          }
        >
          添加列
        </Button>
      </li>
    </ul>
  )
}
