import { DownOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Avatar } from '../../design/avatar'
import { askToLose } from '../../design/feedback'
import { later } from '../../design/later'
import { MenuButton } from '../../design/opener'
import { isDirty } from '../../state/dirty'
import { useRoleName } from '../../state/role-name'
import { useSession } from '../../state/session'
import { logout } from '../../state/session-actions'
import styles from './top-bar.module.css'

const SettingsPanel = later(() => import('./settings-panel').then((part) => part.SettingsPanel))

export function UserMenu({ compact }: { compact: boolean }) {
  const name = useSession((state) => state.account?.nameCn ?? '')
  const picture = useSession((state) => state.account?.imageUrl)
  const role = useRoleName()
  const navigate = useNavigate()
  const [settings, setSettings] = useState(false)

  const choose = async (key: string) => {
    if (key === 'profile') navigate('/profile/index')
    if (key === 'settings') setSettings(true)
    if (key === 'logout') {
      if (isDirty() && !(await askToLose('退出后，未保存的内容会丢失。'))) return
      await logout()
    }
  }

  return (
    <>
      <MenuButton
        className={styles.user}
        aria-label={`${name}，账号菜单`}
        entries={[
          { key: 'profile', icon: <UserOutlined />, label: '个人中心' },
          { key: 'settings', icon: <SettingOutlined />, label: '界面设置' },
          {},
          { key: 'logout', icon: <LogoutOutlined />, label: '退出登录' },
        ]}
        onChoose={choose}
      >
        <Avatar name={name} url={picture} />
        {!compact && (
          <>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </span>
            <DownOutlined />
          </>
        )}
      </MenuButton>
      {settings && <SettingsPanel open onClose={() => setSettings(false)} />}
    </>
  )
}
