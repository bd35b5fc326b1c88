/** At the right end of the sort bar: the total, refresh, density and columns. */
import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { Checkbox, Dropdown, Popover } from 'antd'
import styles from './list-tools.module.css'
import { PHONE_BELOW, useNarrower } from './use-media'

export type Density = 'middle' | 'small'

interface ListToolsProps {
  total?: number
  /** There are more than were counted. */
  more?: boolean
  onRefresh?: () => void
  density?: Density
  onDensity?: (density: Density) => void
  columns?: {
    all: readonly { key: string; title: string }[]
    hidden: readonly string[]
    onChange: (hidden: string[]) => void
  }
}

export function ListTools(props: ListToolsProps) {
  const { total, more = false, onRefresh, density, onDensity, columns } = props
  // Cards have neither columns nor density.
  const phone = useNarrower(PHONE_BELOW)
  return (
    <>
      {total !== undefined && (
        <span className={`${styles.total} figures`}>
          共 {total}
          {more && '+'} 条
        </span>
      )}
      {onRefresh && (
        <button type="button" className={styles.tool} aria-label="刷新" onClick={onRefresh}>
          <ReloadOutlined />
        </button>
      )}
      {onDensity && !phone && (
        <Dropdown
          trigger={['click']}
          autoFocus
          menu={{
            selectable: true,
            selectedKeys: [density ?? 'middle'],
            items: [
              { key: 'middle', label: '标准' },
              { key: 'small', label: '紧凑' },
            ],
            onClick: ({ key }) => onDensity(key as Density),
          }}
        >
          <button type="button" className={styles.tool} aria-label="表格密度" aria-haspopup="menu">
            <ColumnHeightOutlined />
          </button>
        </Dropdown>
      )}
      {columns && !phone && (
        <Popover
          trigger="click"
          placement="bottomRight"
          title="显示的列"
          content={
            <Checkbox.Group
              className={styles.columns}
              options={columns.all.map(({ key, title }) => ({ value: key, label: title }))}
              value={columns.all
                .map(({ key }) => key)
                .filter((key) => !columns.hidden.includes(key))}
              onChange={(shown) =>
                columns.onChange(
                  columns.all.map(({ key }) => key).filter((key) => !shown.includes(key)),
                )
              }
            />
          }
        >
          <button type="button" className={styles.tool} aria-label="显示的列">
            <SettingOutlined />
          </button>
        </Popover>
      )}
    </>
  )
}
