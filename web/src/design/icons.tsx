import {
  AccountBookOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BellOutlined,
  CommentOutlined,
  FileProtectOutlined,
  GiftOutlined,
  HomeOutlined,
  InboxOutlined,
  NotificationOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import type { IconName } from '../state/screen'

/** Screens name their icon, so that declaring one loads nothing. */
const icons: Record<IconName, ComponentType> = {
  home: HomeOutlined,
  offer: GiftOutlined,
  product: AppstoreOutlined,
  goods: InboxOutlined,
  contract: FileProtectOutlined,
  finance: AccountBookOutlined,
  promotion: NotificationOutlined,
  business: BankOutlined,
  platform: AuditOutlined,
  system: SettingOutlined,
  feedback: CommentOutlined,
  message: BellOutlined,
  profile: UserOutlined,
}

export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name]
  return <Drawing />
}
