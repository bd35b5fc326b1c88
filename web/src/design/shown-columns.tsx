/** Which columns a list shows, in which order, and which of them stay in sight. */
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  PushpinFilled,
  PushpinOutlined,
} from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { type Arrangement, moved } from './arranged'
import styles from './list-tools.module.css'

export interface ColumnsShown extends Arrangement {
  /** In the order in which they stand now. */
  all: readonly { key: string; title: string }[]
  onChange: (change: Partial<Arrangement>) => void
}

export function ShownColumns({ all, hidden, order, pinned, widths, onChange }: ColumnsShown) {
  const keys = all.map(({ key }) => key)
  const usual =
    hidden.length + order.length + pinned.length === 0 && Object.keys(widths).length === 0
  const without = (some: readonly string[], key: string) => some.filter((one) => one !== key)
  return (
    <div className={styles.columns}>
      <ul aria-label="显示的列">
        {all.map(({ key, title }, at) => (
          <li key={key}>
            <Checkbox
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                onChange({ hidden: target.checked ? without(hidden, key) : [...hidden, key] })
              }
            >
              {title}
            </Checkbox>
            <span className={styles.moves}>
              <button
                type="button"
                aria-label={`${title}上移`}
                disabled={at === 0}
                onClick={() => onChange({ order: moved(keys, key, -1) })}
              >
                <ArrowUpOutlined />
              </button>
              <button
                type="button"
                aria-label={`${title}下移`}
                disabled={at === all.length - 1}
                onClick={() => onChange({ order: moved(keys, key, 1) })}
              >
                <ArrowDownOutlined />
              </button>
              <button
                type="button"
                aria-label={`${title}固定在左侧`}
                aria-pressed={pinned.includes(key)}
                onClick={() =>
                  onChange({
                    pinned: pinned.includes(key) ? without(pinned, key) : [...pinned, key],
                  })
                }
              >
                {pinned.includes(key) ? <PushpinFilled /> : <PushpinOutlined />}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        type="link"
        disabled={usual}
        onClick={() => onChange({ hidden: [], order: [], pinned: [], widths: {} })}
      >
        恢复默认
      </Button>
    </div>
  )
}
