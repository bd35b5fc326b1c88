import { Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { Card, Page } from '../../../design/page'
import { PHONE_BELOW, useNarrower } from '../../../design/use-media'
import { useDictLabel } from '../../../state/dictionary'
import { useRoleName } from '../../../state/role-name'
import { useSession } from '../../../state/session'
import { CompanyList } from '../parts/company-list'
import { AvatarEdit } from './avatar-edit'
import { BasicData } from './basic-data'
import { Devices } from './devices'
import { Notice } from './notice'
import styles from './profile.module.css'
import { Security } from './security'

const tabs = [
  { key: 'basic', label: '基本资料', short: '资料', children: <BasicData /> },
  { key: 'security', label: '安全设置', short: '安全', children: <Security /> },
  { key: 'notice', label: '通知设置', short: '通知', children: <Notice /> },
  { key: 'companies', label: '我的企业', short: '企业', children: <CompanyList /> },
  { key: 'devices', label: '登录设备与记录', short: '设备', children: <Devices /> },
]

export default function Profile() {
  const [params, setParams] = useSearchParams()
  const phone = useNarrower(PHONE_BELOW)
  const asked = params.get('tab')
  const tab = tabs.some(({ key }) => key === asked) ? (asked ?? 'basic') : 'basic'
  return (
    <Page title="个人中心">
      <div className={styles.columns}>
        <PersonCard />
        <Card className={styles.work}>
          <Tabs
            tabBarGutter={phone ? 16 : 24}
            activeKey={tab}
            onChange={(key) => setParams({ tab: key }, { replace: true })}
            // All fit a phone: the kit's overflow button would stand inside the tab list.
            items={tabs.map(({ short, label, ...tab }) => ({
              ...tab,
              label: phone ? short : label,
            }))}
          />
        </Card>
      </div>
    </Page>
  )
}

function PersonCard() {
  const account = useSession((state) => state.account)
  const position = useDictLabel('VendorPosition', account?.vendorPosition ?? '')
  const role = useRoleName()
  if (!account) return null
  return (
    <Card>
      <div className={styles.person}>
        <AvatarEdit size={72} />
        <p className={styles.name}>{account.nameCn}</p>
        <p className={styles.company}>{account.companyName}</p>
      </div>
      <dl className={styles.facts}>
        <dt>岗位</dt>
        <dd>{position}</dd>
        <dt>角色</dt>
        <dd>{role || '-'}</dd>
        <dt>登录名</dt>
        <dd className="figures">{account.bizAccountLogin}</dd>
      </dl>
    </Card>
  )
}
