/** The menu as somebody with these codes alone sees it: the real one, from the portal's own screens. */
import { Modal } from 'antd'
import { use } from 'react'
import { Icon } from '../../../../design/icons'
import { routeTitle } from '../../../../i18n/texts'
import { grantedPaths, sidebar } from '../../../../state/menus'
import { useSession } from '../../../../state/session'
import { ScreensContext } from '../../../../state/sidebar'
import styles from './roles.module.css'

interface MenuPreviewProps {
  name: string
  codes: ReadonlySet<string>
  onClose: () => void
}

export function MenuPreview({ name, codes, onClose }: MenuPreviewProps) {
  const screens = use(ScreensContext)
  const staff = useSession((state) => state.account?.userType === 'PLATFORM')
  const entries = sidebar(screens, grantedPaths(screens, codes), staff)
  return (
    <Modal
      open
      centered
      width={420}
      title={`预览菜单：${name}`}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': '关闭' }}
    >
      <p className={styles.note}>
        只有此角色的账号登录后看到的菜单；不带权限码的菜单对所有人开放。
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <nav className={styles.preview} aria-label="菜单预览" tabIndex={0}>
        <ul>
          {entries.map((entry) =>
            entry.kind === 'screen' ? (
              <li key={entry.screen.path} className={styles.item}>
                {entry.screen.icon && <Icon name={entry.screen.icon} />}
                {routeTitle(entry.screen.path, entry.screen.title)}
              </li>
            ) : (
              <li key={entry.menu.key}>
                <span className={styles.item}>
                  <Icon name={entry.menu.key} />
                  {entry.menu.title}
                </span>
                <ul>
                  {entry.screens.map(({ path, title }) => (
                    <li key={path} className={styles.sub}>
                      {routeTitle(path, title)}
                    </li>
                  ))}
                </ul>
              </li>
            ),
          )}
        </ul>
      </nav>
    </Modal>
  )
}
