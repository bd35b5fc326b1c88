/** What is done to many rows at once: made from combinations, filled, added. */
import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { BatchFill } from '../../../../blocks/grid/batch-fill'
import { fillColumn, type GridColumn } from '../../../../blocks/grid/cells'
import type { Version } from './rows'
import { VersionGenerator } from './version-generator'

/** A barcode stands for one version, a name too: neither is filled into all. */
const SINGLE: readonly string[] = ['barcode', 'skuName', 'skuCode']

interface VersionToolsProps<R> {
  rows: readonly R[]
  columns: readonly GridColumn<R>[]
  fixed: boolean
  locked: (name: string) => boolean
  onRows: (rows: R[]) => void
  onDimensions: (names: string[]) => void
  onAdd: () => void
}

export function VersionTools<R extends Version>(props: VersionToolsProps<R>) {
  const { rows, columns, fixed, locked, onRows, onDimensions, onAdd } = props
  const [generating, setGenerating] = useState(false)
  return (
    <>
      <BatchFill
        columns={columns.filter(({ name }) => !locked(name) && !SINGLE.includes(name))}
        onFill={(column, value, emptyOnly) => onRows(fillColumn(rows, column, value, emptyOnly))}
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
        <VersionGenerator
          rows={rows}
          onClose={() => setGenerating(false)}
          onRows={(next, names) => {
            onDimensions(names)
            onRows(next)
            setGenerating(false)
          }}
        />
      )}
    </>
  )
}
