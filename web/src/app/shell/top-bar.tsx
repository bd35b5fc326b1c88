import { MenuOutlined, SearchOutlined } from '@ant-design/icons'
import { DRAWER_BELOW, PHONE_BELOW, useNarrower } from '../../design/use-media'
import { routeTitle } from '../../i18n/texts'
import { openSidebar } from '../../state/preferences'
import type { Screen } from '../../state/screen'
import { Bell } from './bell'
import { CompanyCorner } from './company-corner'
import { ErrorLogButton } from './error-log-button'
import { HelpButton } from './help-button'
import { Logo } from './logo'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu'

interface TopBarProps {
  screen: Screen
  onFind: () => void
}

export function TopBar({ screen, onFind }: TopBarProps) {
  const narrow = useNarrower(DRAWER_BELOW)
  const phone = useNarrower(PHONE_BELOW)
  return (
    <header className={styles.bar}>
      {narrow && (
        <button
          type="button"
          className={styles.icon}
          aria-label="打开菜单"
          onClick={() => openSidebar('mobile', true)}
        >
          <MenuOutlined />
        </button>
      )}
      {phone ? (
        <span className={styles.title}>{routeTitle(screen.path, screen.title)}</span>
      ) : (
        <div className={styles.logo}>
          <Logo />
        </div>
      )}
      {narrow ? (
        <>
          <span className={styles.space} />
          <button type="button" className={styles.icon} aria-label="查找" onClick={onFind}>
            <SearchOutlined />
          </button>
        </>
      ) : (
        <>
          <button type="button" className={styles.finder} onClick={onFind}>
            <SearchOutlined />
            <span>搜索菜单</span>
            <kbd>Ctrl K</kbd>
          </button>
          <span className={styles.space} />
          <CompanyCorner />
        </>
      )}
      <ErrorLogButton />
      {!phone && <HelpButton />}
      <Bell />
      <UserMenu compact={narrow} />
    </header>
  )
}
