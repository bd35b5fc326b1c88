import { Drawer, Segmented, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { ComponentSize } from '../../api/storage'
import { changeSettings, chooseSize, usePreferences } from '../../state/preferences'
import styles from './settings-panel.module.css'

const sizes: { value: ComponentSize; label: string }[] = [
  { value: 'small', label: '紧凑' },
  { value: 'middle', label: '标准' },
  { value: 'large', label: '宽松' },
]

/** Kept in this browser. */
export function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { size, settings } = usePreferences()
  return (
    <Drawer title="界面设置" open={open} onClose={onClose} size={340}>
      <Row label="控件尺寸" id="setting-size">
        <Segmented
          aria-labelledby="setting-size"
          options={sizes}
          value={size}
          onChange={(value) => chooseSize(value)}
        />
      </Row>
      <Row label="显示页签栏" id="setting-tabs">
        <Switch
          aria-labelledby="setting-tabs"
          checked={settings.tabsBar}
          onChange={(tabsBar) => changeSettings({ tabsBar })}
        />
      </Row>
      <Row label="显示当前位置" id="setting-crumbs">
        <Switch
          aria-labelledby="setting-crumbs"
          checked={settings.breadcrumbs}
          onChange={(breadcrumbs) => changeSettings({ breadcrumbs })}
        />
      </Row>
      <Row label="减少动画" id="setting-motion">
        <Switch
          aria-labelledby="setting-motion"
          checked={settings.reducedMotion}
          onChange={(reducedMotion) => changeSettings({ reducedMotion })}
        />
      </Row>
      <p className={styles.note}>设置保存在当前浏览器。</p>
    </Drawer>
  )
}

interface RowProps {
  id: string
  label: string
  children: ReactNode
}

const Row = ({ id, label, children }: RowProps) => (
  <div className={styles.row}>
    <span id={id}>{label}</span>
    {children}
  </div>
)
