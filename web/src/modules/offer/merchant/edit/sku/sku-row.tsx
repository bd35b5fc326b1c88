/** A row of the grid, or a card of its own on a phone. Drawn again only when it is the row that changed. */
import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { memo, type ReactNode, useCallback } from 'react'
import { Money } from '../../../../../design/money'
import { t } from '../../../../../i18n/texts'
import { digitRunIn } from '../../../../../lib/digit-runs'
import { useLive } from '../live'
import { type Cell, type Column, readCell, type Sku, writeCell } from './columns'
import { keyOf } from './rows'
import { SkuCell } from './sku-cell'
import styles from './sku-grid.module.css'

export interface SkuRowProps {
  row: Sku
  index: number
  columns: readonly Column[]
  /** By column: what is wrong there. */
  problems: Readonly<Record<string, string>>
  /** Columns that a reviewer marked. */
  marks: readonly string[]
  sold: boolean
  /** What may not be changed, and whether rows may come and go. */
  locked: (name: string) => boolean
  fixed: boolean
  alone: boolean
  card: boolean
  onRow: (index: number, change: (row: Sku) => Sku) => void
  onCopy: (index: number) => void
  onRemove: (index: number) => void
}

export const SkuRow = memo(function SkuRow(props: SkuRowProps) {
  const { row, index, columns, problems, marks, sold, locked, fixed, alone, card } = props
  const { onRow, onCopy, onRemove } = props
  const put = useCallback(
    (name: string, value: Cell) => onRow(index, (old) => writeCell(old, name, value)),
    [onRow, index],
  )
  const cell = (column: Column, place: number) => (
    <SkuCell
      column={column}
      value={readCell(row, column.name)}
      place={`${index}:${place}`}
      label={`第 ${index + 1} 行 ${column.label}`}
      problem={problemAt(problems, column.name, columns)}
      doubt={doubtOf(column, readCell(row, column.name))}
      marked={marks.includes(pathName(column.name))}
      disabled={locked(column.name) || (column.kind === 'barcode' && row.noBarcode)}
      onValue={put}
    />
  )
  const noBarcode = (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={Boolean(row.noBarcode)}
        disabled={locked('noBarcode')}
        aria-label={`第 ${index + 1} 行 无条码`}
        onChange={({ target }) =>
          onRow(index, (old) => ({
            ...old,
            noBarcode: target.checked,
            ...(target.checked && { barcode: undefined }),
          }))
        }
      />
      无条码
    </label>
  )
  const field = (column: Column) => `skus[${index}].${pathName(column.name)}`
  const deeds = !fixed && (
    <span className={styles.deeds}>
      <button type="button" aria-label={`复制第 ${index + 1} 行`} onClick={() => onCopy(index)}>
        <CopyOutlined />
      </button>
      <button
        type="button"
        aria-label={`删除第 ${index + 1} 行`}
        disabled={alone}
        onClick={() => onRemove(index)}
      >
        <DeleteOutlined />
      </button>
    </span>
  )
  if (card) {
    return (
      <li className={styles.card} aria-label={`规格 ${index + 1}`}>
        <div className={styles.cardHead}>
          <strong>规格 {index + 1}</strong>
          {sold && <FinalPrice rowKey={keyOf(row, index)} />}
          {deeds}
        </div>
        <div className={styles.cardFields}>
          {columns.map((column, place) => (
            <CardField key={column.name} field={field(column)} column={column}>
              {cell(column, place)}
              {column.kind === 'barcode' && noBarcode}
            </CardField>
          ))}
        </div>
      </li>
    )
  }
  return (
    <tr>
      {columns.map((column, place) => (
        <td
          key={column.name}
          data-field={field(column)}
          className={place === 0 ? styles.first : undefined}
        >
          {column.kind === 'barcode' ? (
            <span className={styles.barcode}>
              {cell(column, place)}
              {noBarcode}
            </span>
          ) : (
            cell(column, place)
          )}
        </td>
      ))}
      {sold && (
        <td className={styles.final} data-field={`skus[${index}].finalPrice`}>
          <FinalPrice rowKey={keyOf(row, index)} />
        </td>
      )}
      <td className={`${styles.last} ${sold ? '' : styles.lonely}`}>{deeds}</td>
    </tr>
  )
}, sameRow)

const CardField = (props: { field: string; column: Column; children: ReactNode }) => (
  <div data-field={props.field}>
    <span className={styles.cardLabel} aria-hidden="true">
      {props.column.label}
    </span>
    {props.children}
  </div>
)

const FinalPrice = ({ rowKey }: { rowKey: string }) => (
  <Money value={useLive(({ prices }) => prices.get(rowKey)?.finalPrice)} strong />
)

/** The server speaks of the specification as a whole. */
const pathName = (name: string) => (name.startsWith('spec.') ? 'spec' : name)

const problemAt = (
  problems: Readonly<Record<string, string>>,
  name: string,
  columns: readonly Column[],
) => {
  const first = columns.find((column) => pathName(column.name) === pathName(name))?.name === name
  return first ? problems[pathName(name)] : undefined
}

/** S5-22 */
const doubtOf = (column: Column, value: Cell) =>
  (column.rule || column.kind === 'barcode' || column.name === 'skuCode') && digitRunIn(value)
    ? t('common.digits')
    : undefined

function sameRow(a: SkuRowProps, b: SkuRowProps): boolean {
  const { problems: wasWrong, marks: wereMarks, ...before } = a
  const { problems, marks, ...after } = b
  const names = Object.keys(after) as (keyof typeof after)[]
  return (
    names.every((name) => before[name] === after[name]) &&
    JSON.stringify([wasWrong, wereMarks]) === JSON.stringify([problems, marks])
  )
}
