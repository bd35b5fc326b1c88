import { IconProvider } from '@ant-design/icons'
import { ConfigProvider, App as KitApp } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { usePreferences } from '../state/preferences'
import { FeedbackBridge } from './feedback'
import { Hints } from './hint'
import { theme } from './theme'
import { PHONE_BELOW, useNarrower } from './use-media'

/** Their rules stand in base.css: each icon would look for them in the page when it comes. */
const ICONS = { zeroRuntime: true }

/** The kit in our colours and language, and the place where toasts and questions show. */
export function KitFrame({ children }: { children: ReactNode }) {
  const { size, settings } = usePreferences()
  const phone = useNarrower(PHONE_BELOW)
  const still = settings.reducedMotion || matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme(!still, phone)}
      componentSize={size}
      button={{ autoInsertSpace: false }}
    >
      <KitApp style={{ height: '100%' }}>
        <FeedbackBridge />
        <IconProvider value={ICONS}>
          <Hints />
          {children}
        </IconProvider>
      </KitApp>
    </ConfigProvider>
  )
}
