import { BankOutlined, SwapOutlined } from '@ant-design/icons'
import { CardButton } from '../../design/opener'
import { CompanyList } from '../../modules/identity/parts/company-list'
import { useSession } from '../../state/session'
import styles from './top-bar.module.css'

/** The company that one works for, and the way to another without a new login. */
export function CompanySwitch({ light = false }: { light?: boolean }) {
  const name = useSession((state) => state.account?.companyName)
  return (
    <CardButton
      className={`${styles.company} ${light ? styles.light : ''}`}
      aria-label={`当前企业 ${name}，切换企业`}
      title="切换企业"
      above={light}
      content={(close) => <CompanyList onSwitched={close} />}
    >
      <BankOutlined />
      <span>{name}</span>
      <SwapOutlined />
    </CardButton>
  )
}
