/** Categories by days left: every cell has its number, and a click narrows the list. */

import { dictItems, dictLabel, useDictionary } from '../../../state/dictionary'
import type { Radar } from '../parts/calls'
import styles from './heat-grid.module.css'
import { type Cell, COLUMNS } from './radar-query'

interface HeatGridProps {
  radar: Radar
  value: Cell | undefined
  onChange: (cell: Cell | undefined) => void
}

export function HeatGrid({ radar, value, onChange }: HeatGridProps) {
  const items = useDictionary((state) => state.items)
  // In the order in which people know them.
  const order = dictItems(items, 'ProductCategory').map(({ value }) => value)
  const categories = [...new Set(radar.cells.map(({ categoryCode }) => categoryCode))].toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  )
  const count = (category: string | undefined, days: number | undefined) =>
    radar.cells
      .filter((cell) => category === undefined || cell.categoryCode === category)
      .filter((cell) => (cell.days ?? undefined) === days)
      .reduce((sum, cell) => sum + cell.count, 0)
  const isChosen = (category: string, days: number | undefined) =>
    value?.category === category && value.days === days
  const nameOf = (category: string) => dictLabel(items, 'ProductCategory', category) || '未分类'
  return (
    <div className={styles.frame}>
      <table className={styles.grid} aria-label="到期分布">
        <thead>
          <tr>
            <td />
            {COLUMNS.map(({ label, days }) => (
              <th key={label} scope="col" data-ended={days === 0 || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{nameOf(category)}</th>
              {COLUMNS.map(({ label, days }) => {
                const many = count(category, days)
                return (
                  <td key={label}>
                    {many === 0 ? (
                      <span className={styles.none}>-</span>
                    ) : (
                      <button
                        type="button"
                        className="figures"
                        data-days={days ?? 'later'}
                        data-many={many > 1 || undefined}
                        aria-pressed={isChosen(category, days)}
                        aria-label={`${nameOf(category)} ${label} ${many} 张`}
                        onClick={() =>
                          onChange(isChosen(category, days) ? undefined : { category, days })
                        }
                      >
                        {many}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            {COLUMNS.map(({ label, days }) => (
              <td key={label} className="figures">
                {count(undefined, days)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
