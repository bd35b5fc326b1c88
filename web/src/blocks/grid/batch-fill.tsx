/** One value for a whole column. */
import { Button, Checkbox, Popover } from 'antd'
import { useState } from 'react'
import { Select } from '../../design/select'
import { type Cell, type GridColumn, textOf } from './cells'
import styles from './grid.module.css'
import { GridCell } from './grid-cell'

interface BatchFillProps<R> {
  columns: readonly GridColumn<R>[]
  onFill: (column: GridColumn<R>, value: Cell, emptyOnly: boolean) => void
}

export function BatchFill<R>({ columns, onFill }: BatchFillProps<R>) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<string>()
  const [value, setValue] = useState<Cell>()
  const [emptyOnly, setEmptyOnly] = useState(true)
  const column = columns.find((one) => one.name === name) ?? columns[0]
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
            options={columns.map((one) => ({ value: one.name, label: one.label }))}
            value={column.name}
            onChange={(next: string) => {
              setName(next)
              setValue(undefined)
            }}
          />
          <GridCell
            key={column.name}
            column={column}
            value={value}
            place=""
            label={`${column.label}填充值`}
            onValue={(_index, _name, next) => setValue(next)}
          />
          <Checkbox checked={emptyOnly} onChange={({ target }) => setEmptyOnly(target.checked)}>
            只填空白单元格
          </Checkbox>
          <Button
            type="primary"
            disabled={textOf(column, value) === ''}
            onClick={() => {
              onFill(column, value, emptyOnly)
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
