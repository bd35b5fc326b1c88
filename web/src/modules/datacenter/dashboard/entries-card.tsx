import { EmptyFace } from '../../../design/faces'
import { Icon } from '../../../design/icons'
import { Link } from '../../../design/link'
import { Card } from '../../../design/page'
import { routeTitle } from '../../../i18n/texts'
import type { IconName, Screen } from '../../../state/screen'
import { useSidebar } from '../../../state/sidebar'
import styles from './dashboard.module.css'

/** The menus that this account may open, each a click away. */
export function EntriesCard() {
  const entries = useSidebar()
  const groups = entries.flatMap((entry): Group[] =>
    entry.kind === 'menu'
      ? [{ icon: entry.menu.key, title: entry.menu.title, screens: entry.screens }]
      : [],
  )
  const single = entries.flatMap((entry) =>
    entry.kind === 'screen' && !entry.screen.affix ? [entry.screen] : [],
  )
  if (single.length > 0) groups.push({ icon: 'feedback', title: '其他', screens: single })
  return (
    <Card title="快捷入口" hint="按你的权限显示">
      {groups.length === 0 && (
        <EmptyFace title="还没有可用的菜单" text="请联系企业管理员为你的账号分配角色。" />
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title} className={styles.group} aria-label={group.title}>
            <p className={styles.groupName}>
              <Icon name={group.icon} />
              {group.title}
            </p>
            {group.screens.map(({ path, title }) => (
              <Link key={path} to={path} className={styles.entry}>
                {routeTitle(path, title)}
              </Link>
            ))}
          </section>
        ))}
      </div>
    </Card>
  )
}

interface Group {
  icon: IconName
  title: string
  screens: Screen[]
}
