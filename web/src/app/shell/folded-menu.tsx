import { Dropdown, Tooltip } from 'antd'
import { useNavigate } from 'react-router'
import { Icon } from '../../design/icons'
import { Link } from '../../design/link'
import { routeTitle } from '../../i18n/texts'
import { menuOf } from '../../state/menus'
import type { Screen } from '../../state/screen'
import { useSidebar } from '../../state/sidebar'
import { screens } from '../screens'
import styles from './folded-menu.module.css'

/** Icons alone; a menu unfolds beside its icon. */
export function FoldedMenu({ screen }: { screen: Screen }) {
  const entries = useSidebar()
  const navigate = useNavigate()
  const currentMenu = menuOf(screens, screen)
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        if (entry.kind === 'screen') {
          const { path, title, icon = 'home' } = entry.screen
          const current = path === screen.path
          return (
            <li key={path}>
              <Tooltip title={routeTitle(path, title)} placement="right">
                <Link
                  to={path}
                  className={`${styles.item} ${current ? styles.current : ''}`}
                  aria-label={routeTitle(path, title)}
                  aria-current={current ? 'page' : undefined}
                >
                  <Icon name={icon} />
                </Link>
              </Tooltip>
            </li>
          )
        }
        const { key, title } = entry.menu
        return (
          <li key={key}>
            <Dropdown
              trigger={['click', 'hover']}
              placement="topRight"
              align={{ points: ['tl', 'tr'], offset: [8, 0] }}
              menu={{
                selectedKeys: [screen.under ?? screen.path],
                items: entry.screens.map((item) => ({
                  key: item.path,
                  label: routeTitle(item.path, item.title),
                })),
                onClick: ({ key: path }) => navigate(path),
              }}
            >
              <button
                type="button"
                className={`${styles.item} ${key === currentMenu ? styles.current : ''}`}
                aria-label={title}
                aria-haspopup="menu"
              >
                <Icon name={key} />
              </button>
            </Dropdown>
          </li>
        )
      })}
    </ul>
  )
}
