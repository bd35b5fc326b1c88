import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { later } from '../../design/later'
import { openSidebar, usePreferences } from '../../state/preferences'
import type { Screen } from '../../state/screen'
import { MenuList } from './menu-list'
import styles from './sidebar.module.css'

const FoldedMenu = later(() => import('./folded-menu').then((part) => part.FoldedMenu))

/** 210 wide, or 54 with icons alone. */
export function Sidebar({ screen }: { screen: Screen }) {
  const open = usePreferences((state) => state.sidebarDesktop)
  return (
    <aside className={`${styles.sidebar} ${open ? '' : styles.folded}`}>
      <nav aria-label="主菜单" className={styles.scroll}>
        {open ? <MenuList screen={screen} /> : <FoldedMenu screen={screen} />}
      </nav>
      <button
        type="button"
        className={styles.fold}
        aria-label={open ? '收起菜单' : '展开菜单'}
        onClick={() => openSidebar('desktop', !open)}
      >
        {open ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
        {open && <span>收起菜单</span>}
      </button>
    </aside>
  )
}
