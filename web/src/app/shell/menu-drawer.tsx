import { Drawer } from 'antd'
import { openSidebar, usePreferences } from '../../state/preferences'
import type { Screen } from '../../state/screen'
import { CompanyCorner } from './company-corner'
import { Logo } from './logo'
import styles from './menu-drawer.module.css'
import { MenuList } from './menu-list'

/** The sidebar of narrow windows. */
export function MenuDrawer({ screen }: { screen: Screen }) {
  const open = usePreferences((state) => state.sidebarMobile)
  const close = () => openSidebar('mobile', false)
  return (
    <Drawer
      open={open}
      onClose={close}
      placement="left"
      size={264}
      closable={false}
      title="菜单"
      classNames={{ header: 'unseen' }}
      styles={{ body: { padding: 0 } }}
    >
      <div className={styles.drawer}>
        <div className={styles.head}>
          <Logo />
        </div>
        <nav aria-label="主菜单" className={styles.menu}>
          <MenuList screen={screen} onChoose={close} />
        </nav>
        <div className={styles.foot}>
          <CompanyCorner light />
        </div>
      </div>
    </Drawer>
  )
}
