/** At the right end of the sort bar: the total, refresh, density and columns. */
import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { later } from './later'
import styles from './list-tools.module.css'
import { CardButton, MenuButton } from './opener'
import type { ColumnsShown } from './shown-columns'
import { PHONE_BELOW, useNarrower } from './use-media'

const ShownColumns = later(() => import('./shown-columns').then((part) => part.ShownColumns))

export type Density = 'middle' | 'small'

interface ListToolsProps {
  total?: number
  /** There are more than were counted. */
  more?: boolean
  onRefresh?: () => void
  /** Whether rows are cards, where a list has both. */
  tiles?: boolean
  onTiles?: (tiles: boolean) => void
  density?: Density
  onDensity?: (density: Density) => void
  columns?: ColumnsShown
}

export function ListTools(props: ListToolsProps) {
  const { total, more = false, onRefresh, density, onDensity, columns } = props
  const { tiles, onTiles } = props
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
      {onTiles && !phone && (
        <fieldset className={styles.shapes} aria-label="显示方式">
          <button type="button" aria-pressed={tiles} onClick={() => onTiles(true)}>
            卡片
          </button>
          <button type="button" aria-pressed={!tiles} onClick={() => onTiles(false)}>
            表格
          </button>
        </fieldset>
      )}
      {onDensity && !phone && (
        <MenuButton
          className={styles.tool}
          aria-label="表格密度"
          chosen={density ?? 'middle'}
          entries={[
            { key: 'middle', label: '标准' },
            { key: 'small', label: '紧凑' },
          ]}
          onChoose={(key) => onDensity(key as Density)}
        >
          <ColumnHeightOutlined />
        </MenuButton>
      )}
      {columns && !phone && (
        <CardButton
          className={styles.tool}
          aria-label="显示的列"
          title="显示的列"
          content={() => <ShownColumns {...columns} />}
        >
          <SettingOutlined />
        </CardButton>
      )}
    </>
  )
}
