import { Link } from '../../design/link'
import { routeTitle } from '../../i18n/texts'
import { menuOf, menus } from '../../state/menus'
import type { Screen } from '../../state/screen'
import { findScreen } from '../guard/match'
import { screens } from '../screens'
import styles from './breadcrumbs.module.css'

/** Menu / list / page. A page that stands alone has none; a menu named like its page is not said twice. */
export function Breadcrumbs({ screen }: { screen: Screen }) {
  const menu = menus.find(({ key }) => key === menuOf(screens, screen))
  const list = screen.under ? findScreen(screen.under) : undefined
  if (!menu) return null
  const title = routeTitle(screen.path, screen.title)
  return (
    <nav aria-label="当前位置" className={styles.crumbs}>
      <ol>
        {menu.title !== (list?.title ?? title) && <li>{menu.title}</li>}
        {list && (
          <li>
            <Link to={list.path}>{routeTitle(list.path, list.title)}</Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
