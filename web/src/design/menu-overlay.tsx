import { Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './opener.module.css'

/** One line of a menu; without a key, what parts it from the next. */
export interface MenuEntry {
  key?: string
  label?: string
  icon?: ReactNode
  danger?: boolean
  /** Why it cannot be chosen, or only that it cannot. */
  disabled?: string | boolean
  onClick?: () => void
}

interface MenuOverlayProps {
  entries: readonly MenuEntry[]
  onChoose?: (key: string) => void
  chosen?: string
  open: boolean
  onTurn: (open: boolean) => void
}

export function MenuOverlay({ entries, onChoose, chosen, open, onTurn }: MenuOverlayProps) {
  const items: MenuProps['items'] = entries.map(({ key, disabled, ...entry }) =>
    key
      ? {
          ...entry,
          key,
          disabled: Boolean(disabled),
          title: typeof disabled === 'string' ? disabled : undefined,
        }
      : { type: 'divider' },
  )
  return (
    <Dropdown
      open={open}
      onOpenChange={onTurn}
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{
        items,
        onClick: ({ key }) => onChoose?.(key),
        ...(chosen && { selectable: true, selectedKeys: [chosen] }),
      }}
    >
      <span className={styles.anchor} />
    </Dropdown>
  )
}
