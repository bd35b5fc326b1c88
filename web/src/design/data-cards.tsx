import { type Column, cellOf, type DataTableProps } from './columns'
import styles from './data-cards.module.css'
import { RowActions } from './row-actions'
import { RowTick, SelectionContext } from './row-tick'
import { useTree } from './use-tree'

type Rows<T extends object> = DataTableProps<T> & { rows: readonly T[] }

/** One card per row: head and status, lines, a strip of figures, a row of operations. */
export function DataCards<T extends object>(props: Rows<T>) {
  const rows = useTree(props.rows, props.rowKey, props.tree)
  const cards = (
    <ul className={styles.cards} aria-label={props.label} aria-busy={props.loading}>
      {rows.map(({ row, level }, index) => (
        <li
          key={props.rowKey(row)}
          className={styles.card}
          style={{ marginLeft: level * 12 }}
          aria-label={props.rowName?.(row)}
        >
          <CardBody {...props} row={row} index={index} />
        </li>
      ))}
    </ul>
  )
  return <SelectionContext value={props.selection}>{cards}</SelectionContext>
}

function CardBody<T extends object>(props: Rows<T> & { row: T; index: number }) {
  const { columns, row, index, rowName, selection, actions } = props
  const at = (place: NonNullable<Column<T>['card']>) =>
    columns.filter((column, nth) => (column.card ?? (nth === 0 ? 'head' : 'line')) === place)
  const [lines, figures] = [at('line'), at('figure')]
  return (
    <>
      <div className={styles.head}>
        {selection && <RowTick {...props} />}
        <div className={styles.name}>
          {at('head').map(({ key: column, cell, cardCell = cell }) => (
            <div key={column}>{cellOf(cardCell(row, index))}</div>
          ))}
        </div>
        {at('status').map(({ key: column, cell, cardCell = cell }) => (
          <div key={column}>{cellOf(cardCell(row, index))}</div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ key: column, title, cell, cardCell = cell }) => (
            <div key={column}>
              <dt>{title}</dt>
              <dd>{cellOf(cardCell(row, index))}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures.length > 0 && (
        <dl className={`${styles.figures} figures`}>
          {figures.map(({ key: column, title, cell, cardCell = cell }) => (
            <div key={column}>
              <dt>{title}</dt>
              <dd>{cellOf(cardCell(row, index))}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <RowActions strip actions={actions(row)} of={rowName?.(row)} />}
    </>
  )
}
