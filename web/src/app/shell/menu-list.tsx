import { DownOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { Icon } from '../../design/icons'
import { Link } from '../../design/link'
import { routeTitle } from '../../i18n/texts'
import { type Menu, menuOf } from '../../state/menus'
import { badgeText, useWaiting } from '../../state/polls'
import type { MenuKey, Screen } from '../../state/screen'
import { useSidebar } from '../../state/sidebar'
import { screens } from '../screens'
import styles from './menu-list.module.css'

interface MenuListProps {
  screen: Screen
  onChoose?: () => void
}

/** The menu with its sub-items; the one that holds the current page is open. */
export function MenuList({ screen, onChoose }: MenuListProps) {
  const entries = useSidebar()
  const waiting = useWaiting()
  const currentMenu = menuOf(screens, screen)
  const currentPath = screen.under ?? screen.path
  const [open, setOpen] = useState<ReadonlySet<MenuKey>>(new Set())

  useEffect(() => {
    if (currentMenu) setOpen((others) => new Set(others).add(currentMenu))
  }, [currentMenu])

  const toggle = (key: MenuKey) => {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  return (
    <ul className={styles.list}>
      {entries.map((entry) =>
        entry.kind === 'screen' ? (
          <li key={entry.screen.path}>
            <MenuLink
              screen={entry.screen}
              current={entry.screen.path === currentPath}
              waiting={waiting.get(entry.screen.path) ?? 0}
              onChoose={onChoose}
              top
            />
          </li>
        ) : (
          <li key={entry.menu.key}>
            <MenuHead
              menu={entry.menu}
              open={open.has(entry.menu.key)}
              holdsCurrent={entry.menu.key === currentMenu}
              onToggle={() => toggle(entry.menu.key)}
            />
            {open.has(entry.menu.key) && (
              <ul>
                {entry.screens.map((item) => (
                  <li key={item.path}>
                    <MenuLink
                      screen={item}
                      current={item.path === currentPath}
                      waiting={waiting.get(item.path) ?? 0}
                      onChoose={onChoose}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

interface MenuHeadProps {
  menu: Menu
  open: boolean
  holdsCurrent: boolean
  onToggle: () => void
}

const MenuHead = ({ menu, open, holdsCurrent, onToggle }: MenuHeadProps) => (
  <button
    type="button"
    className={`${styles.item} ${holdsCurrent ? styles.parent : ''}`}
    aria-expanded={open}
    onClick={onToggle}
  >
    <Icon name={menu.key} />
    <span className={styles.title}>{menu.title}</span>
    <DownOutlined className={`${styles.arrow} ${open ? styles.up : ''}`} />
  </button>
)

interface MenuLinkProps {
  screen: Screen
  current: boolean
  /** A count stands only where work waits. */
  waiting: number
  onChoose?: () => void
  top?: boolean
}

const MenuLink = ({ screen, current, waiting, onChoose, top = false }: MenuLinkProps) => (
  <Link
    to={screen.path}
    className={`${styles.item} ${top ? '' : styles.sub} ${current ? styles.current : ''}`}
    aria-current={current ? 'page' : undefined}
    onClick={onChoose}
  >
    {top && screen.icon && <Icon name={screen.icon} />}
    <span className={styles.title}>{routeTitle(screen.path, screen.title)}</span>
    {waiting > 0 && (
      <span className={`${styles.count} pill figures`} title={`${waiting} 项待办`}>
        {badgeText(waiting)}
      </span>
    )}
  </Link>
)
