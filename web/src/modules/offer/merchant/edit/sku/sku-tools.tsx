/** What is done to many rows at once: made from combinations, filled, added. */
import { PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { useState } from 'react'
import { Select } from '../../../../../design/select'
import { type Cell, type Column, type Sku, textOf } from './columns'
import { fillColumn } from './rows'
import { SkuCell } from './sku-cell'
import { SkuGenerator } from './sku-generator'
import styles from './sku-grid.module.css'

interface SkuToolsProps {
  rows: readonly Sku[]
  columns: readonly Column[]
  fixed: boolean
  locked: (name: string) => boolean
  onRows: (rows: Sku[]) => void
  onDimensions: (names: string[]) => void
  onAdd: () => void
}

export function SkuTools(props: SkuToolsProps) {
  const { rows, columns, fixed, locked, onRows, onDimensions, onAdd } = props
  const [generating, setGenerating] = useState(false)
  return (
    <div className={styles.tools}>
      <span className={`${styles.count} figures`}>
        {rows.length} 个规格
        {columns.some(({ name }) => !locked(name)) && (
          <span className={styles.tip}>可从 Excel 复制多格后粘贴，Enter 与方向键移动</span>
        )}
      </span>
      <BatchFill
        columns={columns.filter(({ name }) => !locked(name))}
        onFill={(name, value, emptyOnly) => onRows(fillColumn(rows, name, value, emptyOnly))}
      />
      {!fixed && (
        <>
          <Button type="link" size="small" onClick={() => setGenerating(true)}>
            规格生成
          </Button>
          <Button type="link" size="small" icon={<PlusOutlined />} onClick={onAdd}>
            添加规格
          </Button>
        </>
      )}
      {generating && (
        <SkuGenerator
          rows={rows}
          onClose={() => setGenerating(false)}
          onRows={(next, names) => {
            onDimensions(names)
            onRows(next)
            setGenerating(false)
          }}
        />
      )}
    </div>
  )
}

interface BatchFillProps {
  columns: readonly Column[]
  onFill: (name: string, value: Cell, emptyOnly: boolean) => void
}

/** A barcode stands for one version, a name too: neither is filled into all. */
const SINGLE: readonly string[] = ['barcode', 'skuName', 'skuCode']

function BatchFill({ columns, onFill }: BatchFillProps) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<string>()
  const [value, setValue] = useState<Cell>()
  const [emptyOnly, setEmptyOnly] = useState(true)
  const offered = columns.filter((column) => !SINGLE.includes(column.name))
  const column = offered.find((one) => one.name === name) ?? offered[0]
  if (!column) return null
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      title="批量填充"
      content={
        <div className={styles.fill}>
          <Select
            aria-label="填充列"
            allowClear={false}
            options={offered.map((one) => ({ value: one.name, label: one.label }))}
            value={column.name}
            onChange={(next: string) => {
              setName(next)
              setValue(undefined)
            }}
          />
          <SkuCell
            key={column.name}
            column={column}
            value={value}
            place=""
            label={`${column.label}填充值`}
            onValue={(_, next) => setValue(next)}
          />
          <Checkbox checked={emptyOnly} onChange={({ target }) => setEmptyOnly(target.checked)}>
            只填空白单元格
          </Checkbox>
          <Button
            type="primary"
            disabled={textOf(column, value) === ''}
            onClick={() => {
              onFill(column.name, value, emptyOnly)
              setOpen(false)
            }}
          >
            填充
          </Button>
        </div>
      }
    >
      <Button type="link" size="small">
        批量填充
      </Button>
    </Popover>
  )
}
